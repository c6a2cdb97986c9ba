import type { PublicContent } from '../../../model/content/answers.ts';
import { LISTED_TYPES } from '../../../model/content/content-types.ts';
import type { SiteContent } from '../../../model/pages/renderer.ts';
import { readItems, readWords } from './published.ts';

/** Reads what the site's own pages show at a moment, as `web/scripts/content.ts` loads it for the build. */
export async function loadSiteContent(now: number): Promise<SiteContent> {
  const lists = LISTED_TYPES.map(async (type) => [type, await readItems(type, now)] as const);
  const [words, ...read] = await Promise.all([readWords(now), ...lists]);
  return { lists: Object.fromEntries(read) as unknown as PublicContent, words };
}
