import type { DocumentSnapshot, Query } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import { LOCALES } from '../../../model/locale.ts';
import type { PostSummaryPublication } from '../../../model/publishing/publication.ts';
import { postSummaryPublication } from '../../../model/publishing/publication.ts';
import { publicationCollection } from '../firestore.ts';
import { parsedPublication } from './parsed-publication.ts';

/** Fields of a post that lists show: without its HTML, which may be long. */
export const SUMMARY_FIELDS = [
  'entry',
  'cover',
  'first_at',
  'changed_date',
  ...LOCALES.flatMap((locale) =>
    ['title', 'summary', 'publish_at'].map((field) => `texts.${locale}.${field}`),
  ),
];

/** The post of a document that was read with `SUMMARY_FIELDS`; null and a line in the log where it is malformed. */
export function parsedSummary(
  found: DocumentSnapshot,
): (PostSummaryPublication & { slug: string }) | null {
  const { texts, ...fields } = found.data() ?? {};
  // A projection returns nothing of a language that is not published; at least one is.
  const isPublished = Object.keys(Object(texts)).length > 0;
  const data = { ...fields, texts: isPublished ? { en: null, id: null, ...texts } : texts };
  const post = parsedPublication('blog', postSummaryPublication, { id: found.id, data });
  return post && { ...post, slug: found.id };
}

/** The posts that became public before now, by the time of their first publication. */
const publicPosts = (now: number, direction: 'asc' | 'desc'): Query =>
  publicationCollection('blog')
    .where('first_at', '<=', new Date(now))
    .orderBy('first_at', direction)
    .orderBy(FieldPath.documentId(), direction);

/** The posts that became public before now, latest first. */
export const newestPosts = (now: number): Query => publicPosts(now, 'desc');

/** The post published right before another one, or right after it. */
export async function neighbour(
  { slug, first_at }: { slug: string; first_at: number },
  side: 'older' | 'newer',
  now: number,
): Promise<(PostSummaryPublication & { slug: string }) | null> {
  const { docs } = await publicPosts(now, side === 'older' ? 'desc' : 'asc')
    .startAfter(new Date(first_at), slug)
    .limit(1)
    .select(...SUMMARY_FIELDS)
    .get();
  return docs[0] ? parsedSummary(docs[0]) : null;
}
