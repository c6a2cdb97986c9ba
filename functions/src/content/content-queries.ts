import { warn } from 'firebase-functions/logger';
import type { GenericSchema, InferOutput } from 'valibot';
import type { ContentKind } from '../../../model/content-limits.ts';
import { LOCALES } from '../../../model/locale.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type {
  LivePortfolioItem,
  LivePost,
  LivePostSummary,
  LiveTestimonial,
} from '../../../model/public-content.ts';
import {
  livePortfolioItemSchema,
  livePostSchema,
  livePostSummarySchema,
  liveTestimonialSchema,
} from '../../../model/public-content.ts';
import { contentCollection } from '../firestore.ts';

/**
 * Upper limit of the records of a kind that are read at once. The query has no order, because the database
 * would silently leave out records without that field; the log tells when the limit is reached.
 */
const MAX_RECORDS = 500;

/** Blog posts without their bodies, which may be long and which no list shows. */
export async function readPostSummaries(): Promise<LivePostSummary[]> {
  const fields = ['title', 'summary', 'publish_at'];
  const paths = LOCALES.flatMap((locale) => fields.map((field) => `live.${locale}.${field}`));
  const query = contentCollection('blog').limit(MAX_RECORDS);
  const found = await query.select('slug', 'cover', ...paths).get();
  return parseAll('blog', livePostSummarySchema, found);
}

/** The posts with a slug; more than one only where admins gave it twice. */
export async function readPosts(slug: string): Promise<LivePost[]> {
  const query = contentCollection('blog').where('slug', '==', slug).limit(5);
  return parseAll('blog', livePostSchema, await query.select('slug', 'cover', 'live').get());
}

export async function readPortfolio(): Promise<LivePortfolioItem[]> {
  const query = contentCollection('portfolio').limit(MAX_RECORDS);
  const found = await query.select('slug', 'cover', 'live', 'order', 'link').get();
  return parseAll('portfolio', livePortfolioItemSchema, found);
}

export async function readTestimonials(): Promise<LiveTestimonial[]> {
  const query = contentCollection('testimonials').limit(MAX_RECORDS);
  const found = await query.select('person', 'live', 'order').get();
  return parseAll('testimonials', liveTestimonialSchema, found);
}

/** The well-formed documents; malformed ones are left out and logged. */
function parseAll<Schema extends GenericSchema>(
  kind: ContentKind,
  schema: Schema,
  found: FirebaseFirestore.QuerySnapshot,
): InferOutput<Schema>[] {
  if (found.size === MAX_RECORDS) warn('content limit reached', { kind, limit: MAX_RECORDS });
  return found.docs.flatMap((document) => {
    const { live, ...fields } = document.data();
    // A projection returns no `live` of a draft, and no language that is not published.
    const data = { key: document.id, ...fields, live: { en: null, id: null, ...Object(live) } };
    const parsed = parseRecord(schema, { id: document.id, data });
    if (parsed.ok) return [parsed.value];
    const { id, problems } = parsed;
    warn('malformed content left out', { kind, document: id, problems });
    return [];
  });
}
