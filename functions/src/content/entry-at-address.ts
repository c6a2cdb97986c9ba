import type { PagedKind } from '../../../model/content/entry-paths.ts';
import type {
  LinkedPost,
  PublicEntry,
  PublicPost,
  PublicTestimonial,
} from '../../../model/publishing/content-api.ts';
import { linkTo, relatedPosts } from '../../../model/content/linked-posts.ts';
import {
  shapePost,
  shapePostSummary,
  shapeProject,
  shapeTestimonial,
} from '../../../model/publishing/public-texts.ts';
import {
  isPublication,
  PUBLICATION_RECORDS,
  redirectRecord,
} from '../../../model/publishing/publication.ts';
import { publicationCollection } from '../firestore.ts';
import { neighbour } from './newest-posts.ts';
import { parsedPublication } from './parsed-publication.ts';
import { publishedList } from './published-lists.ts';
import { cached } from './content-cache.ts';

type Answer<Entry> = { entry: Entry } | { redirect: string } | null;
type ReadEntry<Entry> = Promise<Entry | null>;

/** Reads what stands at an address: a publication, or the way to another address. */
const readAddress =
  <Entry>(
    kind: PagedKind,
    readPublication: (slug: string, data: Record<string, unknown>, now: number) => ReadEntry<Entry>,
  ) =>
  async (slug: string, now: number): Promise<Answer<Entry>> => {
    const data = (await publicationCollection(kind).doc(slug).get()).data();
    if (data === undefined) return null;
    if (!isPublication(data)) {
      const redirect = parsedPublication(kind, redirectRecord, { id: slug, data })?.redirect_to;
      return redirect ? { redirect } : null;
    }
    const entry = await readPublication(slug, data, now);
    return entry && { entry };
  };

type Neighbour = Awaited<ReturnType<typeof neighbour>>;

/** A post and what it links to: its neighbours, and related ones among the newest. */
async function readPost(
  slug: string,
  data: Record<string, unknown>,
  now: number,
): ReadEntry<PublicPost> {
  const found = parsedPublication('blog', PUBLICATION_RECORDS.blog, { id: slug, data });
  if (found === null) return null;
  const post = shapePost(slug, found, now);
  if (post === null) return null;
  const position = { slug, first_at: found.first_at };
  const [older, newer, newest] = await Promise.all([
    neighbour(position, 'older', now),
    neighbour(position, 'newer', now),
    publishedList.blog(null),
  ]);
  const link = (to: Neighbour, relation: LinkedPost['relation']) => {
    const summary = to && shapePostSummary(to.slug, to, now);
    return summary ? [linkTo(summary, relation)] : [];
  };
  const neighbours = [...link(older, 'older'), ...link(newer, 'newer')];
  const others = newest.items.filter(
    (other) => !neighbours.some(({ slug: linked }) => linked === other.slug),
  );
  return { ...post, links: [...neighbours, ...relatedPosts(post, others)] };
}

/** A project with the client's testimonial, while that is public. */
async function readProject(
  slug: string,
  data: Record<string, unknown>,
  now: number,
): ReadEntry<PublicEntry['portfolio']> {
  const found = parsedPublication('portfolio', PUBLICATION_RECORDS.portfolio, { id: slug, data });
  if (found === null) return null;
  const testimonial = await readTestimonial(found.testimonial, now);
  return shapeProject(slug, found, testimonial, now);
}

/** An id as the database and the seeds make them; other texts are no id of a document. */
const TESTIMONIAL_KEY = /^[a-zA-Z0-9][\w-]*$/;

/**
 * What is public of a client's testimonial.
 * @param key id of the entry; '' for none
 */
export async function readTestimonial(key: string, now: number): ReadEntry<PublicTestimonial> {
  if (!TESTIMONIAL_KEY.test(key)) return null;
  const data = (await publicationCollection('testimonials').doc(key).get()).data();
  if (data === undefined || !isPublication(data)) return null;
  const schema = PUBLICATION_RECORDS.testimonials;
  const publication = parsedPublication('testimonials', schema, { id: key, data });
  return publication && shapeTestimonial(key, publication, now);
}

/** The post or project at an address, the address that it leads to now, or null where nothing is public. */
export const publishedEntry: {
  [Kind in PagedKind]: (slug: string) => Promise<Answer<PublicEntry[Kind]>>;
} = {
  blog: cached(readAddress('blog', readPost), (slug) => slug),
  portfolio: cached(readAddress('portfolio', readProject), (slug) => slug),
};
