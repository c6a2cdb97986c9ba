import { warn } from 'firebase-functions/logger';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { GenericSchema, InferOutput } from 'valibot';
import { CONTENT_PAGE } from '../../../model/api/content.ts';
import type { ContentList, PublicPost } from '../../../model/api/content.ts';
import type { ContentKind } from '../../../model/content-limits.ts';
import { LOCALES } from '../../../model/locale.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import {
  nextPublication,
  shapePortfolioItem,
  shapePost,
  shapePostSummary,
  shapeTestimonial,
} from '../../../model/public-content.ts';
import {
  isPublication,
  postSummaryPublication,
  PUBLICATION_RECORDS,
  redirectRecord,
} from '../../../model/publication.ts';
import { cachedLoader } from '../cache/cached-loader.ts';
import { contentCacheSeconds } from '../config.ts';
import { publicationCollection } from '../firestore.ts';
import type { Cursor } from './cursor.ts';
import { formatCursor } from './cursor.ts';

/** What is public at a moment, and when that changes by itself (milliseconds since 1970, or null). */
export interface Published<Value> {
  value: Value;
  changesAt: number | null;
}

/** A well-formed publication, or null and a line in the log. */
function parsed<Schema extends GenericSchema>(
  kind: ContentKind,
  schema: Schema,
  { id, data }: { id: string; data: Record<string, unknown> },
): InferOutput<Schema> | null {
  const result = parseRecord(schema, { id, data });
  if (result.ok) return result.value;
  warn('malformed publication left out', { kind, address: id, problems: result.problems });
  return null;
}

/** Fields of a post that lists show: without its HTML, which may be long. */
const SUMMARY_FIELDS = [
  'entry',
  'cover',
  'first_at',
  'changed_date',
  ...LOCALES.flatMap((locale) =>
    ['title', 'summary', 'publish_at'].map((field) => `texts.${locale}.${field}`),
  ),
];

/** The latest that first became public before now. */
const newestPosts = (now: number): Query =>
  publicationCollection('blog')
    .where('first_at', '<=', new Date(now))
    .orderBy('first_at', 'desc')
    .orderBy(FieldPath.documentId(), 'desc')
    .select(...SUMMARY_FIELDS);

const inOrder = (kind: ContentKind): Query =>
  publicationCollection(kind).orderBy('order').orderBy(FieldPath.documentId());

/** When the next post becomes public that no list has yet. */
async function nextPost(now: number): Promise<number | null> {
  const later = publicationCollection('blog')
    .where('first_at', '>', new Date(now))
    .orderBy('first_at')
    .limit(1)
    .select('first_at');
  const time: unknown = (await later.get()).docs[0]?.get('first_at')?.toMillis();
  return typeof time === 'number' ? time : null;
}

function earliest(...times: (number | null)[]): number | null {
  const known = times.filter((time) => time !== null);
  return known.length === 0 ? null : Math.min(...known);
}

/** A page of documents, and the cursor of the one after it. */
async function readPage(
  ordered: Query,
  field: 'first_at' | 'order',
  after: Cursor | null,
): Promise<{ docs: QueryDocumentSnapshot[]; next: string | null }> {
  const value = field === 'order' ? after?.value : new Date(after?.value ?? 0);
  const query = after ? ordered.startAfter(value, after.id) : ordered;
  // One more than the page has tells whether there is another page.
  const { docs } = await query.limit(CONTENT_PAGE + 1).get();
  const last = docs.length > CONTENT_PAGE ? docs[CONTENT_PAGE - 1] : undefined;
  const position: unknown = field === 'order' ? last?.get(field) : last?.get(field).toMillis();
  const next = last ? formatCursor({ value: Number(position), id: last.id }) : null;
  return { docs: docs.slice(0, CONTENT_PAGE), next };
}

type Reader<Value> = (now: number) => Promise<Published<(at: number) => Value>>;

const readers: {
  [Kind in ContentKind]: (after: Cursor | null) => Reader<ContentList<Kind>>;
} = {
  blog: (after) => async (now) => {
    const [{ docs, next }, upcoming] = await Promise.all([
      readPage(newestPosts(now), 'first_at', after),
      after === null ? nextPost(now) : null,
    ]);
    const posts = docs.flatMap((found) => {
      const { texts, ...fields } = found.data();
      // A projection returns nothing of a language that is not published; at least one is.
      const isPublished = Object.keys(Object(texts)).length > 0;
      const data = { ...fields, texts: isPublished ? { en: null, id: null, ...texts } : texts };
      const post = parsed('blog', postSummaryPublication, { id: found.id, data });
      return post ? [{ ...post, slug: found.id }] : [];
    });
    return {
      value: (at) => ({
        items: posts.flatMap(({ slug, ...post }) => shapePostSummary(slug, post, at) ?? []),
        next,
      }),
      changesAt: earliest(upcoming, nextPublication(posts, now)),
    };
  },
  portfolio: (after) => async (now) => {
    const { docs, next } = await readPage(inOrder('portfolio'), 'order', after);
    const items = docs.flatMap((found) => {
      const { id } = found;
      const item = parsed('portfolio', PUBLICATION_RECORDS.portfolio, { id, data: found.data() });
      return item ? [{ ...item, slug: id }] : [];
    });
    return {
      value: (at) => ({
        items: items.flatMap(({ slug, ...item }) => shapePortfolioItem(slug, item, at) ?? []),
        next,
      }),
      changesAt: nextPublication(items, now),
    };
  },
  testimonials: (after) => async (now) => {
    const { docs, next } = await readPage(inOrder('testimonials'), 'order', after);
    const items = docs.flatMap((found) => {
      const { id } = found;
      const data = found.data();
      const item = parsed('testimonials', PUBLICATION_RECORDS.testimonials, { id, data });
      return item ? [{ ...item, key: id }] : [];
    });
    return {
      value: (at) => ({
        items: items.flatMap(({ key, ...item }) => shapeTestimonial(key, item, at) ?? []),
        next,
      }),
      changesAt: nextPublication(items, now),
    };
  },
};

type PostAnswer = { post: PublicPost } | { redirect: string } | null;

const readPost =
  (slug: string): Reader<PostAnswer> =>
  async (now) => {
    const data = (await publicationCollection('blog').doc(slug).get()).data();
    if (data !== undefined && isPublication(data)) {
      const post = parsed('blog', PUBLICATION_RECORDS.blog, { id: slug, data });
      const shape = (at: number) => {
        const shaped = post && shapePost(slug, post, at);
        return shaped && { post: shaped };
      };
      return { value: shape, changesAt: nextPublication(post ? [post] : [], now) };
    }
    const redirect = data && parsed('blog', redirectRecord, { id: slug, data })?.redirect_to;
    return { value: () => (redirect ? { redirect } : null), changesAt: null };
  };

/** Answers that an instance keeps of each kind; the oldest goes first, so that strangers cannot fill its memory. */
const MAX_KEPT = 100;

/** Reads through the instance's memory, which keeps an answer for seconds and never beyond its next change. */
function remembered<Key, Value>(
  readerOf: (key: Key) => Reader<Value>,
  nameOf: (key: Key) => string,
): (key: Key, now: number) => Promise<Published<Value>> {
  const kept = new Map<string, () => Promise<Published<(at: number) => Value>>>();

  function keep(key: Key): () => Promise<Published<(at: number) => Value>> {
    const read = readerOf(key);
    let changesAt: number | null = null;
    const load = async () => {
      const loaded = await read(Date.now());
      ({ changesAt } = loaded);
      return loaded;
    };
    const freshFor = () =>
      Math.min(contentCacheSeconds.value() * 1000, (changesAt ?? Infinity) - Date.now());
    const loader = cachedLoader(load, { freshFor });
    const [oldest] = kept.keys();
    if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    kept.set(nameOf(key), loader);
    return loader;
  }

  return async (key, now) => {
    const { value, changesAt } = await (kept.get(nameOf(key)) ?? keep(key))();
    return { value: value(now), changesAt };
  };
}

const cursorName = (after: Cursor | null) => (after === null ? '' : formatCursor(after));

/** A page of what is public of each kind. */
export const publishedList: {
  [Kind in ContentKind]: (
    after: Cursor | null,
    now: number,
  ) => Promise<Published<ContentList<Kind>>>;
} = {
  blog: remembered(readers.blog, cursorName),
  portfolio: remembered(readers.portfolio, cursorName),
  testimonials: remembered(readers.testimonials, cursorName),
};

/** The post at an address, the address that it leads to now, or null where nothing is public. */
export const publishedPost = remembered(readPost, (slug: string) => slug);
