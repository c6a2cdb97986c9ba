import type { ComponentType } from 'react';
import type { PublicContent } from '../../model/content.ts';

/**
 * What a page component gets. `Words` is one language of the page's `words.ts`
 * (`PageProps<typeof words.en>` with a type-only import, so that no words reach the bundle);
 * `content` is what Firestore gave at build time or since, for the kinds that the route row names.
 */
export interface PageProps<Words> {
  words: Words;
  content: Partial<PublicContent>;
}

export interface PageModule {
  default: ComponentType<PageProps<never>>;
}
