import { type Locale, LOCALES } from '#studio/locale.ts';
import type { LinkedPost, PublicPostSummary } from './answers.ts';

/** Most related posts of a post. */
const MAX_RELATED = 3;

/** A post as others link to it. */
export function linkTo(
  { slug, texts }: PublicPostSummary,
  relation: LinkedPost['relation'],
): LinkedPost {
  const linked: LinkedPost['texts'] = {};
  for (const locale of LOCALES) {
    const text = texts[locale];
    if (text) linked[locale] = { title: text.title };
  }
  return { slug, relation, texts: linked };
}

/** Words of title and summary that say what a post is about; shorter ones are mostly articles and prepositions. */
function topicWords({ texts }: Pick<PublicPostSummary, 'texts'>, locale: Locale): Set<string> {
  const { title = '', summary = '' } = texts[locale] ?? {};
  return new Set(`${title} ${summary}`.toLowerCase().match(/\p{L}{5,}/gu));
}

/**
 * The posts that share the most words of title and summary with a post in one of the languages; those that share none
 * are not related.
 * @param others candidates; of equally related ones the earlier comes first
 */
export function relatedPosts(
  post: PublicPostSummary,
  others: readonly PublicPostSummary[],
): LinkedPost[] {
  const shared = (other: PublicPostSummary, locale: Locale) => {
    const own = topicWords(post, locale);
    return [...topicWords(other, locale)].filter((word) => own.has(word)).length;
  };
  return others
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, score: Math.max(...LOCALES.map((locale) => shared(other, locale))) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => linkTo(other, 'related'));
}
