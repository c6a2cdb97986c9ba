import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { CONTENT_PAGE } from '../../../model/content/limits.ts';
import type { PublicItem } from '../../../model/publishing/content-api.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import {
  nextPublication,
  shapePortfolioItem,
  shapePostSummary,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import { newestPosts, nextPost, parsedSummary, SUMMARY_FIELDS } from './newest-posts.ts';
import type { Addressed } from './ordered-publications.ts';
import { addressed, inOrder } from './ordered-publications.ts';
import type { Published } from './content-cache.ts';
import { cached, earliest } from './content-cache.ts';
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

const publicationsOf = <Publication>(found: readonly Addressed<Publication>[]) =>
  found.map(({ publication }) => publication);

const readers: {
  [Kind in ContentKind]: (
    after: Cursor | null,
    now: number,
  ) => Promise<Published<ContentList<Kind>>>;
} = {
  async blog(after, now) {
    const [{ docs, next }, upcoming] = await Promise.all([
      readPage('blog', newestPosts(now).select(...SUMMARY_FIELDS), 'first_at', after),
      after === null ? nextPost(now) : null,
    ]);
    const posts = docs.flatMap((found) => parsedSummary(found) ?? []);
    const items = posts.flatMap(({ slug, ...post }) => shapePostSummary(slug, post, now) ?? []);
    return { value: { items, next }, changesAt: earliest(upcoming, nextPublication(posts, now)) };
  },
  async portfolio(after, now) {
    const { docs, next } = await readPage('portfolio', inOrder('portfolio'), 'order', after);
    const found = addressed('portfolio', docs);
    const items = found.flatMap(
      ({ address, publication }) => shapePortfolioItem(address, publication, now) ?? [],
    );
    return { value: { items, next }, changesAt: nextPublication(publicationsOf(found), now) };
  },
  async testimonials(after, now) {
    const { docs, next } = await readPage('testimonials', inOrder('testimonials'), 'order', after);
    const found = addressed('testimonials', docs);
    const items = found.flatMap(
      ({ address, publication }) => shapeTestimonial(address, publication, now) ?? [],
    );
    return { value: { items, next }, changesAt: nextPublication(publicationsOf(found), now) };
  },
};

const cursorName = (after: Cursor | null) => (after === null ? '' : `${after.value}~${after.id}`);

/** A page of what is public of each kind. */
export const publishedList: {
  [Kind in ContentKind]: (after: Cursor | null) => Promise<Published<ContentList<Kind>>>;
} = {
  blog: cached(readers.blog, cursorName),
  portfolio: cached(readers.portfolio, cursorName),
  testimonials: cached(readers.testimonials, cursorName),
};
