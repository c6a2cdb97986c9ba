import type { ContentKind } from '../../../../model/content/limits.ts';
import { CONTENT_KINDS } from '../../../../model/content/limits.ts';
import type { CollectionName } from '../../../../model/collections.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Bilingual, Locale } from '../../../../model/locale.ts';
import type { QueryOptions } from '../../firebase/firestore.ts';
import { countDocuments } from '../../firebase/firestore.ts';

/** Counts of one kind of content. */
export interface ContentCounts {
  live: Bilingual<number>;
  /** Texts with a publishing time in the future, both languages together. */
  scheduled: number;
  /** Records published in exactly one language. */
  half: number;
  /** Texts whose other language changed later. */
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
 * Counts one kind of content on the server; no record is read.
 *
 * `half` is computed: records without English plus records without Indonesian count the records without either twice
 * and the records in one language once.
 */
async function countContent(kind: ContentKind, now: Date): Promise<ContentCounts> {
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

/** The counts of every kind. */
export interface KindCounts {
  kind: ContentKind;
  counts: ContentCounts;
}

let counting: Promise<KindCounts[]> | undefined;

async function countKinds(): Promise<KindCounts[]> {
  const now = new Date();
  const all: KindCounts[] = [];
  for (const kind of CONTENT_KINDS) {
    // oxlint-disable-next-line no-await-in-loop -- one kind at a time, so that the other panels are not delayed
    all.push({ kind, counts: await countContent(kind, now) });
  }
  return all;
}

/** Counts all content; panels that ask at the same time share one count. */
export function countAllContent(): Promise<KindCounts[]> {
  counting ??= countKinds().finally(() => (counting = undefined));
  return counting;
}
