import { Timestamp } from 'firebase-admin/firestore';
import { warn } from 'firebase-functions/logger';
import * as v from 'valibot';
import { CONTENT_LIMITS } from '../../../model/content.ts';
import type { ContentKind } from '../../../model/content.ts';
import { isWorkLink } from '../../../model/content-publishing.ts';
import { isSlug } from '../../../model/content-slug.ts';
import { contentCollection } from '../firestore.ts';

/**
 * Most records of a kind that are ever read at once. Not ordered by the database, which would leave out
 * records without that field and tell nobody; a studio of two is far from so many, and the log says when not.
 */
const MOST = 500;

const text = (length: number) => v.pipe(v.string(), v.maxLength(length));
const slug = v.pipe(v.string(), v.check(isSlug));
const pixels = v.pipe(v.number(), v.integer(), v.minValue(1));
const publishAt = v.instance(Timestamp);

const link = v.union([v.literal(''), v.pipe(v.string(), v.check(isWorkLink))]);

const cover = v.nullable(
  v.object({
    id: v.pipe(v.string(), v.uuid()),
    width: pixels,
    height: pixels,
    alt: v.object({ en: text(CONTENT_LIMITS.alt), id: text(CONTENT_LIMITS.alt) }),
  }),
);

const live = <Entries extends v.ObjectEntries>(entries: Entries) => {
  const published = v.nullish(v.object({ ...entries, publish_at: publishAt }), null);
  return v.object({ en: published, id: published });
};

const article = {
  title: text(CONTENT_LIMITS.title),
  summary: text(CONTENT_LIMITS.summary),
  body: text(CONTENT_LIMITS.body),
};
const headline = { title: article.title, summary: article.summary };
const testimony = { quote: text(CONTENT_LIMITS.quote), role: text(CONTENT_LIMITS.role) };

/** Of a draft, `live` holds no field that headlines ask for, so that it comes without `live` at all. */
const headlineSchema = v.object({
  slug,
  cover,
  live: v.optional(live(headline), { en: null, id: null }),
});
const postSchema = v.object({ slug, cover, live: live(article) });
const portfolioSchema = v.object({
  slug,
  cover,
  live: live(article),
  order: v.pipe(v.number(), v.finite()),
  link,
});
const testimonialSchema = v.object({
  key: v.string(),
  person: text(CONTENT_LIMITS.person),
  live: live(testimony),
  order: v.pipe(v.number(), v.finite()),
});

export type StoredHeadline = v.InferOutput<typeof headlineSchema>;
export type StoredPost = v.InferOutput<typeof postSchema>;
export type StoredPortfolioItem = v.InferOutput<typeof portfolioSchema>;
export type StoredTestimonial = v.InferOutput<typeof testimonialSchema>;

/** Blog posts without their bodies, which may be long and which no list shows. */
export async function storedHeadlines(): Promise<StoredHeadline[]> {
  const fields = ['title', 'summary', 'publish_at'];
  const paths = ['en', 'id'].flatMap((locale) => fields.map((field) => `live.${locale}.${field}`));
  const query = contentCollection('blog').limit(MOST);
  return wellFormed('blog', headlineSchema, await query.select('slug', 'cover', ...paths).get());
}

/** The posts with a slug; it is one unless admins gave it twice. */
export async function storedPosts(slugged: string): Promise<StoredPost[]> {
  const query = contentCollection('blog').where('slug', '==', slugged).limit(5);
  const paths = ['slug', 'cover', 'live'];
  return wellFormed('blog', postSchema, await query.select(...paths).get());
}

export async function storedPortfolio(): Promise<StoredPortfolioItem[]> {
  const query = contentCollection('portfolio').limit(MOST);
  const paths = ['slug', 'cover', 'live', 'order', 'link'];
  return wellFormed('portfolio', portfolioSchema, await query.select(...paths).get());
}

export async function storedTestimonials(): Promise<StoredTestimonial[]> {
  const query = contentCollection('testimonials').limit(MOST);
  const paths = ['person', 'live', 'order'];
  return wellFormed('testimonials', testimonialSchema, await query.select(...paths).get());
}

/** The documents that have the shape that visitors' pages rely on; others are left out and named in the log. */
function wellFormed<Schema extends v.GenericSchema>(
  kind: ContentKind,
  schema: Schema,
  found: FirebaseFirestore.QuerySnapshot,
): v.InferOutput<Schema>[] {
  if (found.size === MOST) warn('more content than is read', { kind, most: MOST });
  return found.docs.flatMap((document) => {
    const parsed = v.safeParse(schema, { key: document.id, ...document.data() });
    if (parsed.success) return [parsed.output];
    const where = parsed.issues.map((issue) => v.getDotPath(issue)).join(', ');
    warn('malformed content left out', { kind, document: document.id, where });
    return [];
  });
}
