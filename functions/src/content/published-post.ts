import type { LinkedPost, PublicPost } from '../../../model/publishing/content-api.ts';
import { linkTo, relatedPosts } from '../../../model/content/linked-posts.ts';
import {
  nextPublication,
  shapePost,
  shapePostSummary,
} from '../../../model/publishing/public-content.ts';
import {
  isPublication,
  PUBLICATION_RECORDS,
  redirectRecord,
} from '../../../model/publishing/publication.ts';
import { publicationCollection } from '../firestore.ts';
import { neighbour } from './newest-posts.ts';
import { parsedPublication } from './parsed-publication.ts';
import { publishedList } from './published-content.ts';
import type { Reader } from './remembered.ts';
import { earliest, remembered } from './remembered.ts';

type Neighbour = Awaited<ReturnType<typeof neighbour>>;
type PostAnswer = { post: PublicPost } | { redirect: string } | null;

const readPost =
  (slug: string): Reader<PostAnswer> =>
  async (now) => {
    const data = (await publicationCollection('blog').doc(slug).get()).data();
    if (data !== undefined && isPublication(data)) return readPublication(slug, data, now);
    const redirect =
      data && parsedPublication('blog', redirectRecord, { id: slug, data })?.redirect_to;
    return { value: () => (redirect ? { redirect } : null), changesAt: null };
  };

/** A post and what it links to: its neighbours, and related ones among the newest. */
async function readPublication(
  slug: string,
  data: Record<string, unknown>,
  now: number,
): ReturnType<Reader<PostAnswer>> {
  const found = parsedPublication('blog', PUBLICATION_RECORDS.blog, { id: slug, data });
  if (found === null) return { value: () => null, changesAt: null };
  const position = { slug, first_at: found.first_at };
  const [older, newer, newest] = await Promise.all([
    neighbour(position, 'older', now),
    neighbour(position, 'newer', now),
    publishedList.blog(null, now),
  ]);
  const value = (at: number): PostAnswer => {
    const post = shapePost(slug, found, at);
    if (post === null) return null;
    const link = (to: Neighbour, relation: LinkedPost['relation']) => {
      const summary = to && shapePostSummary(to.slug, to, at);
      return summary ? [linkTo(summary, relation)] : [];
    };
    const neighbours = [...link(older, 'older'), ...link(newer, 'newer')];
    const others = newest.value.items.filter(
      (other) => !neighbours.some(({ slug: linked }) => linked === other.slug),
    );
    return { post: { ...post, links: [...neighbours, ...relatedPosts(post, others)] } };
  };
  const shown = [found, older, newer].filter((post) => post !== null);
  return { value, changesAt: earliest(newest.changesAt, nextPublication(shown, now)) };
}

/** The post at an address, the address that it leads to now, or null where nothing is public. */
export const publishedPost = remembered(readPost, (slug: string) => slug);
