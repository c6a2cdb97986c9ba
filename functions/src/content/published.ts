import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  type ListAnswer,
  type PublicContent,
  type PublicEntry,
  type PublicProject,
  type PublicTestimonial,
  CONTENT_PAGE_SIZE,
} from '../../../model/content/answers.ts';
import { CONTENT_TYPES } from '../../../model/content/content-types.ts';
import { type Facts, factsOf } from '../../../model/content/facts.ts';
import { readFields } from '../../../model/content/fields.ts';
import { type ListedEntry, listedEntries } from '../../../model/content/list-document.ts';
import type { PagedType } from '../../../model/content/paths.ts';
import {
  type Publication,
  publicItemOf,
  publicEntryOf,
  publicFacts,
  publicWords,
} from '../../../model/content/publication.ts';
import {
  type ContentType,
  type ListedType,
  LISTED_TYPES,
} from '../../../model/content/type-names.ts';
import { type PageWords, STUDIO_ENTRY, PAGE_NAMES } from '../../../model/content/words.ts';
import type { SiteContent } from '../../../model/pages/renderer.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { LOCALES } from '../../../studio/locale.ts';
import { contentCacheSeconds, publicAnswerMs } from '../config.ts';
import { database, publicationCollection } from '../firestore.ts';
import { cached } from '../http/cached.ts';
import { readList } from './list-document.ts';

/* The content that visitors get. Functions alone write publications and their lists, so these are read without a check. */

interface Found {
  id: string;
  publication: Publication;
}

const foundIn = (document: DocumentSnapshot): Found[] =>
  document.exists ? [{ id: document.id, publication: document.data() as Publication }] : [];

async function readPublications(
  type: ContentType,
  listed: readonly { id: string }[],
): Promise<Found[]> {
  if (listed.length === 0) return [];
  const documents = listed.map(({ id }) => publicationCollection(type).doc(id));
  return (await database().getAll(...documents)).flatMap(foundIn);
}

const readListed = async (type: ContentType): Promise<ListedEntry[]> =>
  listedEntries(type, await readList(type));

async function readEntries<Type extends ListedType>(
  type: Type,
  listed: readonly { id: string }[],
): Promise<PublicEntry[Type][]> {
  const found = await readPublications(type, listed);
  return found.flatMap(({ id, publication }) => publicEntryOf(type, id, publication) ?? []);
}

async function readItems<Type extends ListedType>(
  type: Type,
  after: number,
): Promise<ListAnswer<Type>> {
  const listed = await readListed(type);
  const end = after + CONTENT_PAGE_SIZE;
  const entries = await readEntries(type, listed.slice(after, end));
  const items = entries.map((entry) => publicItemOf(type, entry));
  return { items, ...(listed.length > end && { next: String(end) }) };
}

export const publishedList = <Type extends ListedType>(
  type: Type,
  after: number,
): Promise<ListAnswer<Type>> => inTime(readItems(type, after));

async function readProject(found: Found): Promise<PublicProject | null> {
  const project = publicEntryOf('portfolio', found.id, found.publication);
  if (project === null) return null;
  const { testimonial: named } = readFields(CONTENT_TYPES.portfolio.shared, found.publication);
  const testimonial = await readTestimonial(named);
  return { ...project, ...(testimonial && { testimonial }) };
}

/** Ids of the database and the seeds; other texts may be no id of a document. */
const TESTIMONIAL_ID = /^[a-zA-Z0-9][\w-]*$/;

export async function readTestimonial(id: string): Promise<PublicTestimonial | null> {
  const named = TESTIMONIAL_ID.test(id) ? [{ id }] : [];
  return (await readEntries('testimonials', named))[0] ?? null;
}

async function findHolder(type: PagedType, slug: string): Promise<Found | null> {
  const holders = publicationCollection(type).where('slugs', 'array-contains', slug).limit(1);
  return (await holders.get()).docs.flatMap(foundIn)[0] ?? null;
}

const isPublic = ({ texts }: Publication) => LOCALES.some((locale) => texts[locale] !== null);

/** Reads no secret: the function `count`, which calls it, has none. */
export async function isPublished(type: PagedType, slug: string): Promise<boolean> {
  const found = await findHolder(type, slug);
  return found?.publication.slug === slug && isPublic(found.publication);
}

type AtSlug = { entry: PublicEntry[PagedType] } | { redirect: string } | null;

async function readAt(type: PagedType, slug: string): Promise<AtSlug> {
  const found = await findHolder(type, slug);
  if (found === null) return null;
  const { id, publication } = found;
  const isProject = type === 'portfolio';
  const entry = isProject ? await readProject(found) : publicEntryOf(type, id, publication);
  if (entry === null) return null;
  return entry.slug === slug ? { entry } : { redirect: entry.slug };
}

const inTime = <Result>(read: Promise<Result>): Promise<Result> =>
  withTimeout(read, publicAnswerMs.value());

/**
 * Reads an entry alone: its file has the links to others. A cache would hide what has just been published, and costs more than
 * the one read.
 */
export const publishedEntry = (type: PagedType, slug: string): Promise<AtSlug> =>
  inTime(readAt(type, slug));

async function readWords(): Promise<PageWords> {
  // A query reads the stored pages alone; reading by name also costs a read for each missing one.
  const [{ docs }, studio] = await Promise.all([
    publicationCollection('pages').get(),
    readPublications('studio', [{ id: STUDIO_ENTRY }]),
  ]);
  const pages = docs.flatMap(foundIn).filter(({ id }) => Object.hasOwn(PAGE_NAMES, id));
  return Object.fromEntries([
    ...pages.map(({ id, publication }) => [id, publicWords(publication)]),
    ...studio.map(({ id, publication }) => [id, publicFacts(publication)]),
  ]) as PageWords;
}

const cachedWords = cached(readWords, () => contentCacheSeconds.value() * 1000);

export const publishedWords = (): Promise<PageWords> => cachedWords('all');

export const publishedFacts = async (): Promise<Facts> =>
  factsOf((await publishedWords())[STUDIO_ENTRY]);

export async function loadSiteContent(): Promise<SiteContent> {
  const [words, blog, projects, testimonials] = await Promise.all([
    readWords(),
    readListed('blog'),
    readListed('portfolio'),
    readListed('testimonials'),
  ]);
  const found = await readPublications('portfolio', projects);
  const portfolio = await Promise.all(found.map(readProject));
  return {
    words,
    blog: await readEntries('blog', blog),
    portfolio: portfolio.flatMap((project) => project ?? []),
    testimonials: await readEntries('testimonials', testimonials),
  };
}

export async function publishedLists(): Promise<PublicContent> {
  const lists = LISTED_TYPES.map(async (type) => [type, (await readItems(type, 0)).items]);
  return Object.fromEntries(await Promise.all(lists)) as PublicContent;
}
