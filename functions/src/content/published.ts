import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  type LinkedPost,
  type ListAnswer,
  type PublicEntry,
  type PublicItem,
  type PublicTestimonial,
  type PublicContent,
  CONTENT_PAGE,
} from '../../../model/content/answers.ts';
import {
  type ContentType,
  type ListedType,
  CONTENT_TYPE_NAMES,
  LISTED_TYPES,
  CONTENT_TYPES,
} from '../../../model/content/content-types.ts';
import { noticeEnd } from '../../../model/content/fact-texts.ts';
import { type Facts, factsOf } from '../../../model/content/facts.ts';
import { readFields } from '../../../model/content/fields.ts';
import { linkTo, relatedPosts } from '../../../model/content/linked-posts.ts';
import {
  type ListedEntry,
  comparePlaces,
  isPublicIn,
  placeOf,
  publicEntries,
  slugAt,
} from '../../../model/content/list-document.ts';
import type { PagedType } from '../../../model/content/paths.ts';
import {
  type Publication,
  listedFields,
  listItemOf,
  pageOf,
  publicationAt,
  wordsOf,
} from '../../../model/content/publication.ts';
import { type PageWords, FACTS_ENTRY } from '../../../model/content/words.ts';
import type { ListedSlug, FeedPost, SiteContent } from '../../../model/pages/renderer.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { database, publicationCollection } from '../firestore.ts';
import { cachedContent } from './content-cache.ts';
import { type Cursor, formatCursor } from './cursor.ts';
import { readList } from './list-document.ts';

/* The one reader of publications and their lists, which functions alone write: they are not checked. */

interface Found {
  id: string;
  publication: Publication;
}

const foundIn = (document: DocumentSnapshot): Found[] =>
  document.exists ? [{ id: document.id, publication: document.data() as Publication }] : [];

async function readPublications(
  type: ContentType,
  ids: readonly string[],
  fields?: string[],
): Promise<Found[]> {
  if (ids.length === 0) return [];
  const documents = ids.map((id) => publicationCollection(type).doc(id));
  const found = await database().getAll(...documents, ...(fields ? [{ fieldMask: fields }] : []));
  return found.flatMap(foundIn);
}

const readListed = async (type: ContentType, now: number): Promise<ListedEntry[]> =>
  publicEntries(type, await readList(type), now);

async function readItems<Type extends ListedType>(
  type: Type,
  listed: readonly { id: string }[],
  now: number,
): Promise<PublicItem[Type][]> {
  const ids = listed.map(({ id }) => id);
  const found = await readPublications(type, ids, listedFields(type));
  return found.flatMap(({ id, publication }) => listItemOf(type, id, publication, now) ?? []);
}

async function readPage<Type extends ListedType>(
  type: Type,
  after: Cursor | null,
  now: number,
): Promise<ListAnswer<Type>> {
  const listed = await readListed(type, now);
  const rest = after
    ? listed.filter((entry) => comparePlaces(type, placeOf(entry), after) > 0)
    : listed;
  const page = rest.slice(0, CONTENT_PAGE);
  const last = rest.length > CONTENT_PAGE ? page.at(-1) : undefined;
  return {
    items: await readItems(type, page, now),
    ...(last && { next: formatCursor(type, placeOf(last)) }),
  };
}

const cursorName = (after: Cursor | null) => (after === null ? '' : `${after.value}~${after.id}`);

export const publishedList = Object.fromEntries(
  LISTED_TYPES.map((type) => [
    type,
    cachedContent((after: Cursor | null, now) => readPage(type, after, now), cursorName),
  ]),
) as unknown as {
  [Type in ListedType]: (after: Cursor | null) => Promise<ListAnswer<Type>>;
};

export async function readNextChange(now: number): Promise<number | null> {
  const lists = await Promise.all(CONTENT_TYPE_NAMES.map((type) => readList(type)));
  const moments = lists
    .flatMap((list) => Object.values(list))
    .flatMap(({ from, later = [] }) => [...Object.values(from), ...later.map(({ at }) => at)]);
  const { [FACTS_ENTRY]: facts } = await readWords(now);
  const next = Math.min(...[...moments, noticeEnd(factsOf(facts))].filter((at) => at > now));
  return next < Infinity ? next : null;
}

/** The posts published right before and after a post. */
async function readNeighbours(id: string, now: number): Promise<LinkedPost[]> {
  const listed = await readListed('blog', now);
  const place = listed.findIndex((entry) => entry.id === id);
  const read = async (entry: ListedEntry | undefined, relation: 'older' | 'newer') =>
    (await readItems('blog', entry ? [entry] : [], now)).map((item) => linkTo(item, relation));
  return (
    await Promise.all([read(listed[place + 1], 'older'), read(listed[place - 1], 'newer')])
  ).flat();
}

/** With its neighbours, and related ones among the newest. */
async function readPost(found: Found, now: number): Promise<PublicEntry['blog'] | null> {
  const post = pageOf('blog', found.id, found.publication, now);
  if (post === null) return null;
  const [neighbours, newest] = await Promise.all([
    readNeighbours(found.id, now),
    publishedList.blog(null),
  ]);
  const others = newest.items.filter(({ slug }) =>
    neighbours.every((linked) => linked.slug !== slug),
  );
  return { ...post, links: [...neighbours, ...relatedPosts(post, others)] };
}

/** With the client's testimonial, and the next of the first projects of the list. */
async function readProject(found: Found, now: number): Promise<PublicEntry['portfolio'] | null> {
  const project = pageOf('portfolio', found.id, found.publication, now);
  if (project === null) return null;
  const [testimonial, { items }] = await Promise.all([
    readTestimonial(readFields(CONTENT_TYPES.portfolio.shared, found.publication).testimonial, now),
    publishedList.portfolio(null),
  ]);
  const place = items.findIndex(({ slug }) => slug === project.slug);
  const next = items[(place + 1) % items.length];
  const hasNext = next !== undefined && next.slug !== project.slug;
  return { ...project, ...(testimonial && { testimonial }), ...(hasNext && { next }) };
}

/** As the database and the seeds make them; other texts may be no id of a document. */
const TESTIMONIAL_ID = /^[a-zA-Z0-9][\w-]*$/;

export async function readTestimonial(id: string, now: number): Promise<PublicTestimonial | null> {
  const named = TESTIMONIAL_ID.test(id) ? [{ id }] : [];
  return (await readItems('testimonials', named, now))[0] ?? null;
}

/** The publication that has an address, or had it. */
async function findHolder(type: PagedType, slug: string, now: number): Promise<Found | null> {
  const holders = publicationCollection(type).where('reserved', 'array-contains', slug).limit(1);
  const [found] = (await holders.get()).docs.flatMap(foundIn);
  if (found === undefined) return null;
  const publication = publicationAt(type, found.publication, now);
  return publication.slugs.includes(slug) ? { ...found, publication } : null;
}

const isPublic = ({ texts }: Publication) => LOCALES.some((locale) => texts[locale] !== null);

/** Without a secret, which counting visits has not. */
export async function isPublished(type: PagedType, slug: string): Promise<boolean> {
  const found = await findHolder(type, slug, Date.now());
  return found?.publication.slug === slug && isPublic(found.publication);
}

type AtSlug<Page> = { entry: Page } | { redirect: string } | null;

async function readAt<Page>(
  type: PagedType,
  slug: string,
  now: number,
  read: (found: Found, now: number) => Promise<Page | null>,
): Promise<AtSlug<Page>> {
  const found = await findHolder(type, slug, now);
  if (found === null || !isPublic(found.publication)) return null;
  const { slug: present } = found.publication;
  if (present !== undefined && present !== slug) return { redirect: present };
  const entry = await read(found, now);
  return entry && { entry };
}

export const publishedEntry: {
  [Type in PagedType]: (slug: string) => Promise<AtSlug<PublicEntry[Type]>>;
} = {
  blog: cachedContent((slug: string, now) => readAt('blog', slug, now, readPost)),
  portfolio: cachedContent((slug: string, now) => readAt('portfolio', slug, now, readProject)),
};

async function readSlugs(type: PagedType, now: number): Promise<ListedSlug[]> {
  return (await readListed(type, now)).map((listed) => ({
    type,
    slug: slugAt(listed, now),
    locales: LOCALES.filter((locale) => isPublicIn(listed, locale, now)),
  }));
}

export const publishedSlugs = cachedContent(readSlugs);

async function readFeed(locale: Locale, now: number): Promise<FeedPost[]> {
  const newest = (await readListed('blog', now))
    .filter((listed) => isPublicIn(listed, locale, now))
    .slice(0, CONTENT_PAGE);
  const ids = newest.map(({ id }) => id);
  return (await readPublications('blog', ids)).flatMap(({ id, publication }) => {
    const post = pageOf('blog', id, publication, now);
    const text = post?.texts[locale];
    if (!post || !text) return [];
    const { slug, author = 'studio' } = post;
    const { title, summary, html, publish_at: published, changed_at: updated = published } = text;
    return { entry: id, slug, author, title, summary, html, published, updated };
  });
}

export const publishedFeed = cachedContent(readFeed);

async function readWords(now: number): Promise<PageWords> {
  const { docs } = await publicationCollection('pages').get();
  return wordsOf(docs.flatMap(foundIn), now);
}

const cachedWords = cachedContent((_: 'all', now) => readWords(now));

export const publishedWords = (): Promise<PageWords> => cachedWords('all');

export const publishedFacts = async (): Promise<Facts> =>
  factsOf((await publishedWords())[FACTS_ENTRY]);

/** Lists as their pages show them: the blog links to its further pages. */
export async function loadSiteContent(now: number): Promise<SiteContent> {
  const lists = LISTED_TYPES.map(async (type) => {
    const listed = await readListed(type, now);
    const shown = type === 'blog' ? listed.slice(0, CONTENT_PAGE) : listed;
    return [type, await readItems(type, shown, now)] as const;
  });
  const [words, ...read] = await Promise.all([readWords(now), ...lists]);
  return { lists: Object.fromEntries(read) as unknown as PublicContent, words };
}
