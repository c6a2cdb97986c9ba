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
  LISTED_TYPES,
  CONTENT_TYPES,
} from '../../../model/content/content-types.ts';
import { type Facts, factsOf } from '../../../model/content/facts.ts';
import { readFields } from '../../../model/content/fields.ts';
import { linkTo, relatedPosts } from '../../../model/content/linked-posts.ts';
import {
  type ListedEntry,
  comparePlaces,
  listedEntries,
  placeOf,
} from '../../../model/content/list-document.ts';
import type { PagedType } from '../../../model/content/paths.ts';
import {
  type Publication,
  listedFields,
  listItemOf,
  pageOf,
  publishedWords as wordsOf,
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

const readListed = async (type: ContentType): Promise<ListedEntry[]> =>
  listedEntries(type, await readList(type));

async function readItems<Type extends ListedType>(
  type: Type,
  listed: readonly { id: string }[],
): Promise<PublicItem[Type][]> {
  const ids = listed.map(({ id }) => id);
  const found = await readPublications(type, ids, listedFields(type));
  return found.flatMap(({ id, publication }) => listItemOf(type, id, publication) ?? []);
}

async function readPage<Type extends ListedType>(
  type: Type,
  after: Cursor | null,
): Promise<ListAnswer<Type>> {
  const listed = await readListed(type);
  const rest = after
    ? listed.filter((entry) => comparePlaces(type, placeOf(entry), after) > 0)
    : listed;
  const page = rest.slice(0, CONTENT_PAGE);
  const last = rest.length > CONTENT_PAGE ? page.at(-1) : undefined;
  return {
    items: await readItems(type, page),
    ...(last && { next: formatCursor(type, placeOf(last)) }),
  };
}

const cursorName = (after: Cursor | null) => (after === null ? '' : `${after.value}~${after.id}`);

export const publishedList = Object.fromEntries(
  LISTED_TYPES.map((type) => [
    type,
    cachedContent((after: Cursor | null) => readPage(type, after), cursorName),
  ]),
) as unknown as {
  [Type in ListedType]: (after: Cursor | null) => Promise<ListAnswer<Type>>;
};

/** The posts published right before and after a post. */
async function readNeighbours(id: string): Promise<LinkedPost[]> {
  const listed = await readListed('blog');
  const place = listed.findIndex((entry) => entry.id === id);
  const read = async (entry: ListedEntry | undefined, relation: 'older' | 'newer') =>
    (await readItems('blog', entry ? [entry] : [])).map((item) => linkTo(item, relation));
  return (
    await Promise.all([read(listed[place + 1], 'older'), read(listed[place - 1], 'newer')])
  ).flat();
}

/** With its neighbours, and related ones among the newest. */
async function readPost(found: Found): Promise<PublicEntry['blog'] | null> {
  const post = pageOf('blog', found.id, found.publication);
  if (post === null) return null;
  const [neighbours, newest] = await Promise.all([
    readNeighbours(found.id),
    publishedList.blog(null),
  ]);
  const others = newest.items.filter(({ slug }) =>
    neighbours.every((linked) => linked.slug !== slug),
  );
  return { ...post, links: [...neighbours, ...relatedPosts(post, others)] };
}

/** With the client's testimonial, and the next of the first projects of the list. */
async function readProject(found: Found): Promise<PublicEntry['portfolio'] | null> {
  const project = pageOf('portfolio', found.id, found.publication);
  if (project === null) return null;
  const [testimonial, { items }] = await Promise.all([
    readTestimonial(readFields(CONTENT_TYPES.portfolio.shared, found.publication).testimonial),
    publishedList.portfolio(null),
  ]);
  const place = items.findIndex(({ slug }) => slug === project.slug);
  const next = items[(place + 1) % items.length];
  const hasNext = next !== undefined && next.slug !== project.slug;
  return { ...project, ...(testimonial && { testimonial }), ...(hasNext && { next }) };
}

/** As the database and the seeds make them; other texts may be no id of a document. */
const TESTIMONIAL_ID = /^[a-zA-Z0-9][\w-]*$/;

export async function readTestimonial(id: string): Promise<PublicTestimonial | null> {
  const named = TESTIMONIAL_ID.test(id) ? [{ id }] : [];
  return (await readItems('testimonials', named))[0] ?? null;
}

/** The publication that has an address, or had it. */
async function findHolder(type: PagedType, slug: string): Promise<Found | null> {
  const holders = publicationCollection(type).where('slugs', 'array-contains', slug).limit(1);
  return (await holders.get()).docs.flatMap(foundIn)[0] ?? null;
}

const isPublic = ({ texts }: Publication) => LOCALES.some((locale) => texts[locale] !== null);

/** Without a secret, which counting visits has not. */
export async function isPublished(type: PagedType, slug: string): Promise<boolean> {
  const found = await findHolder(type, slug);
  return found?.publication.slug === slug && isPublic(found.publication);
}

type AtSlug<Page> = { entry: Page } | { redirect: string } | null;

async function readAt<Page>(
  type: PagedType,
  slug: string,
  read: (found: Found) => Promise<Page | null>,
): Promise<AtSlug<Page>> {
  const found = await findHolder(type, slug);
  if (found === null || !isPublic(found.publication)) return null;
  const { slug: present } = found.publication;
  if (present !== undefined && present !== slug) return { redirect: present };
  const entry = await read(found);
  return entry && { entry };
}

export const publishedEntry: {
  [Type in PagedType]: (slug: string) => Promise<AtSlug<PublicEntry[Type]>>;
} = {
  blog: cachedContent((slug: string) => readAt('blog', slug, readPost)),
  portfolio: cachedContent((slug: string) => readAt('portfolio', slug, readProject)),
};

async function readSlugs(type: PagedType): Promise<ListedSlug[]> {
  return (await readListed(type)).map(({ slug, locales }) => ({ type, slug, locales }));
}

export const publishedSlugs = cachedContent(readSlugs);

async function readFeed(locale: Locale): Promise<FeedPost[]> {
  const newest = (await readListed('blog'))
    .filter(({ locales }) => locales.includes(locale))
    .slice(0, CONTENT_PAGE);
  const ids = newest.map(({ id }) => id);
  return (await readPublications('blog', ids)).flatMap(({ id, publication }) => {
    const post = pageOf('blog', id, publication);
    const text = post?.texts[locale];
    if (!post || !text) return [];
    const { slug, author = 'studio' } = post;
    const { title, summary, html, publish_at: published, changed_at: updated = published } = text;
    return { entry: id, slug, author, title, summary, html, published, updated };
  });
}

export const publishedFeed = cachedContent(readFeed);

async function readWords(): Promise<PageWords> {
  const { docs } = await publicationCollection('pages').get();
  return wordsOf(docs.flatMap(foundIn));
}

const cachedWords = cachedContent<'all', PageWords>(readWords);

export const publishedWords = (): Promise<PageWords> => cachedWords('all');

export const publishedFacts = async (): Promise<Facts> =>
  factsOf((await publishedWords())[FACTS_ENTRY]);

/** Lists as their pages show them: the blog links to its further pages. */
export async function loadSiteContent(): Promise<SiteContent> {
  const lists = LISTED_TYPES.map(async (type) => {
    const listed = await readListed(type);
    const shown = type === 'blog' ? listed.slice(0, CONTENT_PAGE) : listed;
    return [type, await readItems(type, shown)] as const;
  });
  const [words, ...read] = await Promise.all([readWords(), ...lists]);
  return { lists: Object.fromEntries(read) as unknown as PublicContent, words };
}
