import type { PublicContent, PublicPost } from '../../../../model/api/content.ts';
import type { Bilingual } from '../../../../model/locale.ts';
import type { PageMeta } from '../../page.ts';
import type { HeadElement } from '../seo/head-element.ts';
import type { LayoutMessages } from '../../ui/layout-messages.ts';

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
  /** On a static reading page: the post. */
  post?: PublicPost;
}

/**
 * Address of a page's payload. The build id is its query, so that a cached payload of another build is never used.
 * @param path of the page, e.g. `/faq`
 */
export function payloadUrl(path: string, buildId: string): string {
  return `${path === '/' ? '' : path}/_payload.json?${buildId}`;
}
