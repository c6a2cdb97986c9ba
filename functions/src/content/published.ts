import { type DocumentSnapshot, type Query, FieldPath } from 'firebase-admin/firestore';
import {
  type LinkedPost,
  type ListAnswer,
  type PublicEntry,
  type PublicTestimonial,
  CONTENT_PAGE,
} from '../../../model/content/answers.ts';
import { type ContentKind, CONTENT_KINDS, KINDS } from '../../../model/content/kinds.ts';
import { linkTo, relatedPosts } from '../../../model/content/linked-posts.ts';
import type { PagedKind } from '../../../model/content/paths.ts';
import {
  type Publication,
  listedFields,
  listItemOf,
  pageOf,
} from '../../../model/content/publication.ts';
import type { EntryAddress, FeedPost } from '../../../model/pages/renderer.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { publicationCollection } from '../firestore.ts';
import { cachedContent } from './content-cache.ts';
import { type Cursor, formatCursor } from './cursor.ts';

/* The one reader of publications, for lists, posts, projects, feeds and sitemaps. Functions alone write them, so they are not checked. */

/** A publication of the entry with that id. */
interface Found {
  id: string;
  publication: Publication;
}

const foundIn = (document: DocumentSnapshot): Found => ({
  id: document.id,
  publication: document.data() as Publication,
});

/** The posts that became public before now, by the time of their first publication. */
const publicPosts = (now: number, direction: 'asc' | 'desc'): Query =>
  publicationCollection('blog')
    .where('first_at', '<=', new Date(now).toISOString())
    .orderBy('first_at', direction)
    .orderBy(FieldPath.documentId(), direction);

/** What is public of a kind in the order of its list: as admins put it, or latest first. */
const listed = (kind: ContentKind, now: number): Query =>
  KINDS[kind].isOrdered
    ? publicationCollection(kind).orderBy('order').orderBy(FieldPath.documentId())
    : publicPosts(now, 'desc');

async function readList<Kind extends ContentKind>(
  kind: Kind,
  after: Cursor | null,
  now: number,
): Promise<ListAnswer<Kind>> {
  const { isOrdered } = KINDS[kind];
  const sorted = listed(kind, now).select(...listedFields(kind), 'order');
  const position = isOrdered ? after?.value : new Date(after?.value ?? 0).toISOString();
  const query = after ? sorted.startAfter(position, after.id) : sorted;
  // One more than the page has tells whether there is another page.
  const found = (await query.limit(CONTENT_PAGE + 1).get()).docs.map(foundIn);
  const page = found.slice(0, CONTENT_PAGE);
  const last = found.length > CONTENT_PAGE ? page.at(-1) : undefined;
  return {
    items: page.flatMap(({ id, publication }) => listItemOf(kind, id, publication, now) ?? []),
    ...(last && { next: formatCursor(kind, cursorAt(last, isOrdered)) }),
  };
}

const cursorAt = ({ id, publication: { order, first_at } }: Found, isOrdered: boolean): Cursor => ({
  value: isOrdered ? (order ?? 0) : Date.parse(first_at ?? ''),
  id,
});

const cursorName = (after: Cursor | null) => (after === null ? '' : `${after.value}~${after.id}`);

/** A page of what is public of each kind. */
export const publishedList = Object.fromEntries(
  CONTENT_KINDS.map((kind) => [
    kind,
    cachedContent((after: Cursor | null, now) => readList(kind, after, now), cursorName),
  ]),
) as unknown as {
  [Kind in ContentKind]: (after: Cursor | null) => Promise<ListAnswer<Kind>>;
};

/** A link to the post published right before another one, or right after it; none where there is none. */
async function neighbour(
  { id, publication: { first_at } }: Found,
  relation: 'older' | 'newer',
  now: number,
): Promise<LinkedPost[]> {
  const { docs } = await publicPosts(now, relation === 'older' ? 'desc' : 'asc')
    .startAfter(first_at, id)
    .limit(1)
    .select(...listedFields('blog'))
    .get();
  return docs.map(foundIn).flatMap((found) => {
    const item = listItemOf('blog', found.id, found.publication, now);
    return item ? linkTo(item, relation) : [];
  });
}

/** A post and what it links to: its neighbours, and related ones among the newest. */
async function readPost(found: Found, now: number): Promise<PublicEntry['blog'] | null> {
  const post = pageOf('blog', found.id, found.publication, now);
  if (post === null) return null;
  const [older, newer, newest] = await Promise.all([
    neighbour(found, 'older', now),
    neighbour(found, 'newer', now),
    publishedList.blog(null),
  ]);
  const neighbours = [...older, ...newer];
  const others = newest.items.filter(({ slug }) =>
    neighbours.every((linked) => linked.slug !== slug),
  );
  return { ...post, links: [...neighbours, ...relatedPosts(post, others)] };
}

/** A project with the client's testimonial, while that is public, and the next of the first projects of the list. */
async function readProject(found: Found, now: number): Promise<PublicEntry['portfolio'] | null> {
  const project = pageOf('portfolio', found.id, found.publication, now);
  if (project === null) return null;
  const [testimonial, { items }] = await Promise.all([
    readTestimonial(found.publication.testimonial ?? '', now),
    publishedList.portfolio(null),
  ]);
  const place = items.findIndex(({ slug }) => slug === project.slug);
  const next = items[(place + 1) % items.length];
  const hasNext = next !== undefined && next.slug !== project.slug;
  return { ...project, ...(testimonial && { testimonial }), ...(hasNext && { next }) };
}

/** An id as the database and the seeds make them; other texts are no id of a document. */
const TESTIMONIAL_ID = /^[a-zA-Z0-9][\w-]*$/;

/**
 * What is public of a client's testimonial.
 * @param id of the entry; '' for none
 */
export async function readTestimonial(id: string, now: number): Promise<PublicTestimonial | null> {
  if (!TESTIMONIAL_ID.test(id)) return null;
  const document = await publicationCollection('testimonials').doc(id).get();
  return document.exists
    ? listItemOf('testimonials', id, foundIn(document).publication, now)
    : null;
}

/** The publication that has an address now, or had it; null where none does. */
async function findHolder(kind: PagedKind, slug: string): Promise<Found | null> {
  const holders = publicationCollection(kind).where('addresses', 'array-contains', slug).limit(1);
  const [document] = (await holders.get()).docs;
  return document ? foundIn(document) : null;
}

/** True for the present address of an entry that is published, or will be. */
export async function isPublished(kind: PagedKind, slug: string): Promise<boolean> {
  const { publication } = (await findHolder(kind, slug)) ?? {};
  return publication?.slug === slug && publication.first_at !== null;
}

type AtAddress<Page> = { entry: Page } | { redirect: string } | null;

/** Reads what stands at an address: an entry, or the way to its present address. */
async function readAt<Page>(
  kind: PagedKind,
  slug: string,
  read: (found: Found) => Promise<Page | null>,
): Promise<AtAddress<Page>> {
  const found = await findHolder(kind, slug);
  if (found === null) return null;
  const { slug: present, first_at } = found.publication;
  if (present !== undefined && present !== slug) {
    return first_at === null ? null : { redirect: present };
  }
  const entry = await read(found);
  return entry && { entry };
}

/** The post or project at an address, the address that it leads to now, or null where nothing is public. */
export const publishedEntry: {
  [Kind in PagedKind]: (slug: string) => Promise<AtAddress<PublicEntry[Kind]>>;
} = {
  blog: cachedContent((slug: string, now) => readAt('blog', slug, (found) => readPost(found, now))),
  portfolio: cachedContent((slug: string, now) =>
    readAt('portfolio', slug, (found) => readProject(found, now)),
  ),
};

/** Posts and projects in the sitemap, each. Each costs a read. */
const MAX_ADDRESSES = 2_500;

async function readAddresses(kind: PagedKind, now: number): Promise<EntryAddress[]> {
  const times = LOCALES.map((locale) => `texts.${locale}.publish_at`);
  const { docs } = await listed(kind, now)
    .limit(MAX_ADDRESSES)
    .select('slug', ...times)
    .get();
  return docs.map(foundIn).flatMap(({ id, publication }) => {
    const item = listItemOf(kind, id, publication, now);
    if (item === null) return [];
    return { kind, slug: item.slug, locales: LOCALES.filter((locale) => item.texts[locale]) };
  });
}

/** The posts, newest first, or the projects. */
export const publishedAddresses = cachedContent(readAddresses);

async function readFeed(locale: Locale, now: number): Promise<FeedPost[]> {
  const { docs } = await listed('blog', now).limit(CONTENT_PAGE).get();
  return docs.map(foundIn).flatMap(({ id, publication }) => {
    const post = pageOf('blog', id, publication, now);
    const text = post?.texts[locale];
    if (!post || !text) return [];
    const { slug, author = 'studio' } = post;
    const { title, summary, html, publish_at: published, changed_at: updated = published } = text;
    return { entry: id, slug, author, title, summary, html, published, updated };
  });
}

/** The posts of the feed of a language with their full text, newest first. */
export const publishedFeed = cachedContent(readFeed);
