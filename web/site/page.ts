import type { ComponentType } from 'react';
import type {
  PublicContent,
  PublicItem,
  PublicPost,
  PublicProject,
} from '#model/content/answers.ts';
import type { PagedType } from '#model/content/paths.ts';

/**
 * Props of a page component. `Messages` is one language of its `messages.ts`, imported as a type, so that no messages
 * reach the bundle.
 */
export interface PageProps<Messages> {
  messages: Messages;
  content: Partial<PublicContent>;
  /** Only on a post's page (`/blog/{slug}`). */
  post?: PublicPost | undefined;
  /** Only on a project's page (`/our-portofolio/{slug}`). */
  project?: PublicProject | undefined;
  /** On the way back, the address changes before it. */
  path: string;
  /** Gives the document the head of an entry, or its own again with null. */
  showEntry: (shown: ShownEntry | null) => void;
}

export interface ShownEntry {
  entry: Pick<PublicItem[PagedType], 'slug' | 'texts'>;
  title: string;
}

/** The build adds the studio's name to the title. */
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
