import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicPost, PublicProject } from '#model/content/answers.ts';
import type { Bilingual } from '#studio/locale.ts';

/** A page's `_payload.json`. */
export interface Payload {
  /** The shell of the build (`shellOf`). */
  buildId: string;
  /** Another one for another page, or another text of it. */
  id: string;
  messages: Bilingual<{
    title: string;
    /** To WhatsApp, with a text that names the page. */
    chat: string;
    page: object;
  }>;
  content: Partial<PublicContent>;
  post?: PublicPost | undefined;
  project?: PublicProject | undefined;
  /** The number of a page of the list of posts. */
  page?: number | undefined;
  /** That of the page that has the next older posts. */
  older?: number | undefined;
}

/** Around every page: one file per shell. */
export interface LayoutTextsFile {
  buildId: string;
  messages: Bilingual<LayoutMessages>;
}
