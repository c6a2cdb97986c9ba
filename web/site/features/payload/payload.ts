import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicPost, PublicProject } from '#model/content/answers.ts';
import type { Bilingual } from '#studio/locale.ts';

/** A page's `_payload.json`. */
export interface Payload {
  buildId: string;
  messages: Bilingual<{
    title: string;
    /** To WhatsApp, with a text that names the page. */
    chat: string;
    page: object;
  }>;
  content: Partial<PublicContent>;
  post?: PublicPost | undefined;
  project?: PublicProject | undefined;
}

/** Around every page: one file per build. */
export interface FrameFile {
  buildId: string;
  messages: Bilingual<LayoutMessages>;
}

/** What a function rendered a page with; the files of the site may be older. */
export interface PageData {
  payload: Payload;
  frame: Bilingual<LayoutMessages>;
}

/** Of a page that a function rendered. */
export const PAGE_DATA_ID = 'page-data';

/** A payload of another build is never used. @param path e.g. `/faq` */
export function payloadUrl(path: string, buildId: string): string {
  return `${path === '/' ? '' : path}/_payload.json?${buildId}`;
}

export const frameUrl = (buildId: string): string => `/builds/frame/${buildId}.json`;
