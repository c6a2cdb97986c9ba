import type { PublicContent, PublicPost, PublicProject } from '#model/content/answers.ts';
import type { LayoutMessages } from '#site/messages.ts';
import type { Bilingual } from '#studio/locale.ts';

/** One page's `_payload.json`: its messages in both languages and the content as of the build. */
export interface Payload {
  buildId: string;
  messages: Bilingual<{
    /** Title of the document. */
    title: string;
    /** Link to WhatsApp, with a text that names the page. */
    chat: string;
    page: object;
  }>;
  content: Partial<PublicContent>;
  /** On a post's own page: the post. */
  post?: PublicPost | undefined;
  /** On a project's own page: the project. */
  project?: PublicProject | undefined;
}

/** The messages around every page, in both languages: one file per build. */
export interface FrameFile {
  buildId: string;
  messages: Bilingual<LayoutMessages>;
}

/** Id of the element in which a function writes the payload of the page of a post or project. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Address of a page's payload. The build id is its query, so that a cached payload of another build is never used.
 * @param path of the page, e.g. `/faq`
 */
export function payloadUrl(path: string, buildId: string): string {
  return `${path === '/' ? '' : path}/_payload.json?${buildId}`;
}

/** Address of the messages around every page. */
export const frameUrl = (buildId: string): string => `/builds/frame/${buildId}.json`;
