import type { PagedKind } from '../../../../model/content/entry-paths.ts';
import { entryPath } from '../../../../model/content/entry-paths.ts';
import type { PublicItem, PublicPostSummary } from '../../../../model/publishing/content-api.ts';
import type { Locale } from '../../../../model/locale.ts';
import type { RouteRow } from '../../routes.ts';
import { studio } from '../../studio/studio.ts';
import { canonicalPath, canonicalUrl } from './canonical.ts';
import { creativeWork } from './creative-work.ts';

type Data = Readonly<Record<string, unknown>>;

/** The studio as an organization. */
export function organization(): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${studio.origin}/#studio`,
    name: studio.name,
    url: `${studio.origin}/`,
    logo: `${studio.origin}/icons/icon-512.png`,
    email: studio.email,
    sameAs: studio.social.map(({ href }) => href),
  };
}

/** Breadcrumbs from the home page to a page. */
export function breadcrumbs(
  steps: readonly { name: string; href: string }[],
  locale: Locale,
): Data {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: canonicalUrl(href, locale),
    })),
  };
}

/** Questions and answers of a page whose messages have `entries`; null for other pages. */
export function faqPage(messages: object): Data | null {
  const { entries } = messages as { entries?: readonly { q: string; a: string }[] };
  if (!entries?.every(({ q, a }) => q && a)) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ q, a }) => ({
      '@type': 'Question',
      name: q,
      acceptedAnswer: { '@type': 'Answer', text: a },
    })),
  };
}

/** A blog post in one language; null if it has no text in it. */
export function blogPosting(post: PublicPostSummary, locale: Locale, image: string): Data | null {
  const text = post.texts[locale];
  if (!text) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: text.title,
    description: text.summary,
    datePublished: text.publish_at,
    inLanguage: locale,
    image,
    mainEntityOfPage: canonicalUrl(entryPath('blog', post.slug), locale),
    author: { '@id': `${studio.origin}/#studio` },
    publisher: { '@id': `${studio.origin}/#studio` },
  };
}

/** All JSON-LD data of a page. */
export function structuredData(page: {
  row: RouteRow;
  locale: Locale;
  messages: object;
  /** The page's name in the navigation. */
  label: string;
  home: string;
  entry?: PublicItem[PagedKind] | undefined;
  image: string;
}): Data[] {
  const { row, locale, entry, image } = page;
  const steps = [{ name: page.home, href: '/' }];
  if (canonicalPath(row) !== '/') steps.push({ name: page.label, href: canonicalPath(row) });
  const name = entry?.texts[locale]?.title;
  if (entry && name) steps.push({ name, href: `${canonicalPath(row)}/${entry.slug}` });
  return [
    organization(),
    ...(steps.length > 1 ? [breadcrumbs(steps, locale)] : []),
    ...(row.folder === 'faq' ? [faqPage(page.messages)] : []),
    ...(entry ? [entryData(entry, locale, image)] : []),
  ].filter((data) => data !== null);
}

/** A post or project. */
const entryData = (entry: PublicItem[PagedKind], locale: Locale, image: string) =>
  'link' in entry ? creativeWork(entry, locale, image) : blogPosting(entry, locale, image);

/** JSON for the inside of a `<script>` element; `<` is escaped, so that the data cannot end the element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}
