import type { ComponentType } from 'react';
import type {
  PublicContent,
  PublicItem,
  PublicPost,
  PublicProject,
} from '#model/content/answers.ts';
import type { PagedKind } from '#model/content/paths.ts';

/**
 * Props of a page component. `Messages` is one language of the page's `messages.ts` (`PageProps<typeof messages.en>`
 * with a type-only import, so that no messages reach the bundle). `content` is the content of the build or newer, of
 * the kinds that the route row names.
 */
export interface PageProps<Messages> {
  messages: Messages;
  content: Partial<PublicContent>;
  /** Only on the page of a post that a function rendered (`/blog/{slug}`). */
  post?: PublicPost | undefined;
  /** Only on that of a project (`/our-portofolio/{slug}`). */
  project?: PublicProject | undefined;
  /** Path of the page. On the way back, the address changes before it. */
  path: string;
  /** Gives the document the head of a post or project that the page shows; null, where it shows none any more. */
  showEntry: (shown: ShownEntry | null) => void;
}

/** A post or project that a page shows, with the title of the document. */
export interface ShownEntry {
  entry: Pick<PublicItem[PagedKind], 'slug' | 'texts'>;
  title: string;
}

/** Head of a page in one language; the build adds the studio's name to the title. */
export interface PageMeta {
  title: string;
  description: string;
  /** Separated by commas. */
  keywords: string;
}

/** Required in each language of every `messages.ts`: a head by the route's name, or else by `mobile` or its view. */
export interface PageMessages {
  meta: Record<string, PageMeta>;
}

export interface PageModule {
  default: ComponentType<PageProps<never>>;
}
