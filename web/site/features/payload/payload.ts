import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicPost, PublicProject } from '#model/content/answers.ts';
import type { Bilingual } from '#studio/locale.ts';

export interface Payload {
  buildId: string;
  /** Changes with the page and its texts. */
  id: string;
  messages: Bilingual<{
    title: string;
    /** Link to WhatsApp, with a text that names the page. */
    chat: string;
    page: object;
  }>;
  content: Partial<PublicContent>;
  post?: PublicPost | undefined;
  project?: PublicProject | undefined;
  /** The number of a page of the list of posts. */
  page?: number | undefined;
  /** The number of the page with the next older posts. */
  older?: number | undefined;
}

/** Texts around every page: one file per shell. */
export interface LayoutTextsFile {
  buildId: string;
  messages: Bilingual<LayoutMessages>;
}
