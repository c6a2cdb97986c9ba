import { entryPath, feedPath } from '#model/content/paths.ts';
import type { FeedPost } from '#model/pages/renderer.ts';
import { canonicalUrl } from '#site/features/seo/canonical.ts';
import type { PageMeta } from '#site/page.ts';
import { describeFounders } from '#studio/founders.ts';
import type { Locale } from '#studio/locale.ts';
import { studio } from '#studio/studio.ts';
import { escapeXml } from './sitemap.ts';

/**
 * The Atom feed of a language (RFC 4287), with the full text of its posts.
 * @param meta head of the blog in that language
 * @param posts newest first
 */
export function atomFeed(meta: PageMeta, posts: readonly FeedPost[], locale: Locale): string {
  const founders = describeFounders(locale);
  // A post without an author of its own has that of the feed.
  const authorOf = ({ author }: FeedPost) =>
    author === 'studio'
      ? ''
      : `<author><name>${escapeText(founders[author].feedAuthor)}</name></author>\n`;
  const self = studio.origin + feedPath(locale);
  const updated =
    posts
      .map((post) => post.updated)
      .toSorted()
      .at(-1) ?? '1970-01-01T00:00:00.000Z';
  const entries = posts.map(
    (post) => `<entry>
<id>tag:${studio.domain},2025:${post.entry}/${locale}</id>
<title>${escapeText(post.title)}</title>
<link rel="alternate" type="text/html" href="${escapeText(canonicalUrl(entryPath('blog', post.slug), locale))}"/>
<published>${post.published}</published>
<updated>${post.updated}</updated>
${authorOf(post)}<summary>${escapeText(post.summary)}</summary>
<content type="html">${escapeText(post.html)}</content>
</entry>
`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}" xml:base="${studio.origin}/">
<id>${self}</id>
<title>${escapeText(meta.title)}</title>
<subtitle>${escapeText(meta.description)}</subtitle>
<link rel="self" type="application/atom+xml" href="${self}"/>
<link rel="alternate" type="text/html" href="${escapeText(canonicalUrl('/blog', locale))}"/>
<updated>${updated}</updated>
<author><name>${escapeText(studio.name)}</name></author>
${entries.join('')}</feed>
`;
}

/** Text for XML 1.0, without the characters that it does not allow (section 2.2). */
const escapeText = (text: string): string =>
  escapeXml(text.toWellFormed().replace(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));
