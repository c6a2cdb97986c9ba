import { navigationLabels } from '#browser/layout-messages.ts';
import { type PublicPost, CONTENT_PAGE_SIZE } from '#model/content/answers.ts';
import { entryPath, feedPath } from '#model/content/paths.ts';
import { localizedLinks } from '#site/features/navigation/href.ts';
import { canonicalUrl } from '#site/features/seo/canonical.ts';
import { pageTitle } from '#site/pages/page-title.ts';
import type { FounderTexts } from '#studio/founders.ts';
import type { Locale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { escapeXml } from './site-files.ts';

export const feedTitle = (locale: Locale): string => pageTitle(navigationLabels[locale].blog);

/** Many readers ignore `xml:base`. @param page address of the post */
const withWholeAddresses = (html: string, page: string): string =>
  html
    .replace(/ (href|src)="(?:(?=#)|\/(?!\/))/g, (found, name) =>
      found.endsWith('/') ? ` ${name}="${studio.origin}/` : ` ${name}="${page}`,
    )
    .replace(/ srcset="[^"]*"/g, (found) =>
      found.replace(/(?<=["\s])\/(?!\/)/g, `${studio.origin}/`),
    );

/** RFC 4287. @param description of the blog @param all newest first, with keys */
export function atomFeed(
  description: string,
  all: readonly PublicPost[],
  locale: Locale,
  founders: FounderTexts,
): string {
  const written = all.filter(({ texts }) => texts[locale]).slice(0, CONTENT_PAGE_SIZE);
  const posts = written.map(({ key, slug, author, texts }) => {
    const text = texts[locale]!;
    return { key, slug, author, ...text, updated: text.changed_at ?? text.publish_at };
  });
  // A post without an author of its own has that of the feed.
  const authorOf = ({ author }: (typeof posts)[number]) =>
    author === 'studio'
      ? ''
      : `<author><name>${escapeText(founders[author].feedAuthor)}</name></author>\n`;
  const linkLocale = locale === 'en' ? null : locale;
  const self = studio.origin + feedPath(locale);
  const updated =
    posts
      .map((post) => post.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = posts.map((post) => {
    const page = escapeText(canonicalUrl(entryPath('blog', post.slug), locale));
    return `<entry>
<id>tag:${studio.domain},2025:${post.key}/${locale}</id>
<title>${escapeText(post.title)}</title>
<link rel="alternate" type="text/html" href="${page}"/>
<published>${post.publish_at}</published>
<updated>${post.updated}</updated>
${authorOf(post)}<summary>${escapeText(post.summary)}</summary>
<content type="html">${escapeText(withWholeAddresses(localizedLinks(post.html, linkLocale), page))}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}" xml:base="${studio.origin}/">
<id>${self}</id>
<title>${escapeText(feedTitle(locale))}</title>
<subtitle>${escapeText(description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeText(canonicalUrl('/blog', locale))}"/>
<updated>${updated}</updated>
<author><name>${escapeText(studio.name)}</name></author>
${entries.join('')}</feed>
`;
}

/** Escapes, without the characters that XML 1.0 does not allow (section 2.2). */
const escapeText = (text: string): string =>
  escapeXml(text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
