import type { ContentKind } from '../../../../model/content-limits.ts';
import type { CollectionName } from '../../../../model/collections.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Bilingual, Locale } from '../../../../model/locale.ts';
import type { QueryOptions } from '../../firebase/firestore.ts';
import { countDocuments } from '../../firebase/firestore.ts';

/** What visitors get of one kind, and what waits. */
export interface ContentCounts {
  live: Bilingual<number>;
  /** Texts whose time has not come, in either language. */
  scheduled: number;
  /** Records published in exactly one language. */
  half: number;
  /** Texts whose other language changed since. */
  outdated: number;
}

const COLLECTION_OF: Readonly<Record<ContentKind, CollectionName>> = {
  blog: COLLECTIONS.blogPost,
  portfolio: COLLECTIONS.portfolioItem,
  testimonials: COLLECTIONS.testimonial,
};

type Where = NonNullable<QueryOptions['where']>;
const notPublished = (locale: Locale): Where => [[`live.${locale}`, '==', null]];

/**
 * Counts one kind of content on the server; no record is read, however many there are.
 *
 * "Published in exactly one language" needs no query of its own: records without English plus records without
 * Indonesian count those without either twice, and those with one language once.
 */
export async function countContent(kind: ContentKind, now: Date): Promise<ContentCounts> {
  const count = (where: Where) => countDocuments(COLLECTION_OF[kind], { where });
  const scheduledIn = (locale: Locale) => count([[`live.${locale}.publish_at`, '>', now]]);
  const outdatedIn = (locale: Locale) => count([[`outdated.${locale}`, '==', true]]);
  const [total, noEn, noId, neither] = await Promise.all([
    count([]),
    count(notPublished('en')),
    count(notPublished('id')),
    count([...notPublished('en'), ...notPublished('id')]),
  ]);
  const [laterEn, laterId, oldEn, oldId] = await Promise.all([
    scheduledIn('en'),
    scheduledIn('id'),
    outdatedIn('en'),
    outdatedIn('id'),
  ]);
  return {
    live: { en: total - noEn - laterEn, id: total - noId - laterId },
    scheduled: laterEn + laterId,
    half: noEn + noId - 2 * neither,
    outdated: oldEn + oldId,
  };
}
