import type { ContentKind } from '../content/limits.ts';
import { KINDS } from '../content/text.ts';
import type { StatusRecord } from './status.ts';
import type { Locale } from '../locale.ts';

/**
 * SHA-256, as hexadecimal digits, of everything that publishing a language would make public: its draft and the fields
 * that both languages share. The browser sends the digest of what the admin saw, so that the function can tell whether
 * the stored draft is another one by then.
 */
export async function draftDigest(
  kind: ContentKind,
  { draft, slug, link, person, cover, author }: Omit<StatusRecord, 'live' | 'outdated'>,
  locale: Locale,
): Promise<string> {
  const image = cover && [cover.id, cover.width, cover.height, cover.alt.en, cover.alt.id];
  const texts = KINDS[kind].texts.map((field) => draft[locale][field] ?? '');
  const seen = new TextEncoder().encode(JSON.stringify([texts, slug, link, person, image, author]));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', seen));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
