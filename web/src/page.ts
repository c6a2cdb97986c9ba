import type { ComponentType } from 'react';
import type { PublicContent, PublicPost } from '../../model/api/content.ts';

/**
 * What a page component gets. `Messages` is one language of the page's `messages.ts`
 * (`PageProps<typeof words.en>` with a type-only import, so that no words reach the bundle);
 * `content` is what Firestore gave at build time or since, for the kinds that the route row names.
 */
export interface PageProps<Messages> {
  messages: Messages;
  content: Partial<PublicContent>;
  /** On a static reading page (`/blog/{slug}`): the post it was written with. */
  post?: PublicPost;
}

/** Head of a page in one language; the studio's name is added to the title by the build. */
export interface PageMeta {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
}

/** What every page's `messages.ts` has in each language: a head for each view of the folder, by the view's name. */
export interface PageMessages {
  meta: Record<string, PageMeta>;
}

export interface PageModule {
  default: ComponentType<PageProps<never>>;
}
