import type {
  PublicContent,
  PublicPost,
  PublicProject,
} from '../../../../model/content/answers.ts';
import type { Bilingual } from '../../../../model/locale.ts';
import type { PageMeta } from '../../page.ts';
import type { HeadElement } from './head-element.ts';
import type { LayoutMessages } from '../../public-ui/layout-messages.ts';

/** One page's `_payload.json`: its messages in both languages and the content as of the build. */
export interface Payload {
  buildId: string;
  messages: Bilingual<{
    meta: PageMeta;
    head: readonly HeadElement[];
    page: object;
    layout: LayoutMessages;
  }>;
  content: Partial<PublicContent>;
  /** On a post's own page: the post. */
  post?: PublicPost | undefined;
  /** On a project's own page: the project. */
  project?: PublicProject | undefined;
}

/** What the page of a post or project shows beyond its route's payload, so that the app can hydrate it. */
export type PageData = Pick<Payload, 'post' | 'project'>;

/** Id of the element that holds a page's data as JSON. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Address of a page's payload. The build id is its query, so that a cached payload of another build is never used.
 * @param path of the page, e.g. `/faq`
 */
export function payloadUrl(path: string, buildId: string): string {
  return `${path === '/' ? '' : path}/_payload.json?${buildId}`;
}
