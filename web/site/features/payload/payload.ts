import type { LayoutMessages } from '#browser/layout-messages.ts';
import type { PublicContent, PublicPost, PublicProject } from '#model/content/answers.ts';
import type { Bilingual } from '#studio/locale.ts';

export interface Payload {
  buildId: string;
  id: string;
  messages: Bilingual<{
    title: string;
    chat: string;
    page: object;
  }>;
  content: Partial<PublicContent>;
  post?: PublicPost | undefined;
  project?: PublicProject | undefined;
  listPage?: number | undefined;
  older?: number | undefined;
}

/** Texts around every page: one file per shell. */
export interface LayoutTextsFile {
  buildId: string;
  messages: Bilingual<LayoutMessages>;
}
