import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONTENT_PAGE } from '../../../model/content/limits.ts';
import type { PublicItem } from '../../../model/publishing/content-api.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import {
  shapePortfolioItem,
  shapePostSummary,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import { newestPosts, parsedSummary, SUMMARY_FIELDS } from './newest-posts.ts';
import { addressed, inOrder } from './ordered-publications.ts';
import { cached } from './content-cache.ts';
import type { Cursor } from './cursor.ts';
import { formatCursor } from './cursor.ts';

/** A page of documents, and the cursor of the one after it. */
async function readPage(
  kind: ContentKind,
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
  const next = last ? formatCursor(kind, { value: Number(position), id: last.id }) : null;
  return { docs: docs.slice(0, CONTENT_PAGE), next };
}

/** A page of the list of a kind. */
interface ContentList<Kind extends ContentKind> {
  items: PublicItem[Kind][];
  /** Value of `after` for the next page; null on the last one. */
  next: string | null;
}

const readers: {
  [Kind in ContentKind]: (after: Cursor | null, now: number) => Promise<ContentList<Kind>>;
} = {
  async blog(after, now) {
    const newest = newestPosts(now).select(...SUMMARY_FIELDS);
    const { docs, next } = await readPage('blog', newest, 'first_at', after);
    const posts = docs.flatMap((found) => parsedSummary(found) ?? []);
    const items = posts.flatMap(({ slug, ...post }) => shapePostSummary(slug, post, now) ?? []);
    return { items, next };
  },
  async portfolio(after, now) {
    const { docs, next } = await readPage('portfolio', inOrder('portfolio'), 'order', after);
    const found = addressed('portfolio', docs);
    const items = found.flatMap(
      ({ address, publication }) => shapePortfolioItem(address, publication, now) ?? [],
    );
    return { items, next };
  },
  async testimonials(after, now) {
    const { docs, next } = await readPage('testimonials', inOrder('testimonials'), 'order', after);
    const found = addressed('testimonials', docs);
    const items = found.flatMap(
      ({ address, publication }) => shapeTestimonial(address, publication, now) ?? [],
    );
    return { items, next };
  },
};

const cursorName = (after: Cursor | null) => (after === null ? '' : `${after.value}~${after.id}`);

/** A page of what is public of each kind. */
export const publishedList: {
  [Kind in ContentKind]: (after: Cursor | null) => Promise<ContentList<Kind>>;
} = {
  blog: cached(readers.blog, cursorName),
  portfolio: cached(readers.portfolio, cursorName),
  testimonials: cached(readers.testimonials, cursorName),
};
