import { type Locale, LOCALES, inEachLocale } from '#studio/locale.ts';
import type { LinkedPost, PublicPostItem } from './answers.ts';

const MAX_RELATED = 3;

/** A post relates to these before it: a new one changes no post but its neighbour. */
const RELATED_AMONG = 40;

function linkTo({ slug, texts }: PublicPostItem, relation: LinkedPost['relation']): LinkedPost {
  const linked: LinkedPost['texts'] = {};
  for (const locale of LOCALES) {
    const text = texts[locale];
    if (text) linked[locale] = { title: text.title };
  }
  return { slug, relation, texts: linked };
}

/** Shorter words are mostly articles and prepositions. */
function topicWords({ texts }: PublicPostItem, locale: Locale): Set<string> {
  const text = texts[locale];
  if (!text) return new Set();
  return new Set(`${text.title} ${text.summary}`.toLowerCase().match(/\p{L}{5,}/gu));
}

/** Posts that share the most words of title and summary in one language; of equal ones, the earlier in `others`. */
function relatedPosts(post: PublicPostItem, others: readonly PublicPostItem[]): LinkedPost[] {
  const own = inEachLocale((locale) => topicWords(post, locale));
  const shared = (other: PublicPostItem, locale: Locale) =>
    [...topicWords(other, locale)].filter((word) => own[locale].has(word)).length;
  return others
    .map((other) => ({ other, score: Math.max(...LOCALES.map((locale) => shared(other, locale))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => linkTo(other, 'related'));
}

/** The posts right before and after a post, and related ones. @param posts newest first, at least to `RELATED_AMONG` after it */
export function linksOf(posts: readonly PublicPostItem[], index: number): LinkedPost[] {
  const [post, older, ...before] = posts.slice(index, index + RELATED_AMONG + 1);
  const newer = posts[index - 1];
  return [
    ...(older ? [linkTo(older, 'older')] : []),
    ...(newer ? [linkTo(newer, 'newer')] : []),
    ...relatedPosts(post!, before),
  ];
}
