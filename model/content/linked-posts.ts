import { type Locale, LOCALES } from '#studio/locale.ts';
import type { LinkedPost, PublicPostSummary } from './answers.ts';

const MAX_RELATED = 3;

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

/** Shorter words are mostly articles and prepositions. */
function topicWords({ texts }: Pick<PublicPostSummary, 'texts'>, locale: Locale): Set<string> {
  const { title = '', summary = '' } = texts[locale] ?? {};
  return new Set(`${title} ${summary}`.toLowerCase().match(/\p{L}{5,}/gu));
}

/** Those that share the most words of title and summary in one of the languages; of equal ones, the earlier in `others`. */
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
