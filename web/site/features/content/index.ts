export type { Translated } from './pick-translations.ts';
export { pickTranslations } from './pick-translations.ts';
export { listedItems, useContent } from './use-content.ts';
export { useEntry } from './use-entry.ts';
