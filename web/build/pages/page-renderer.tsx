/**
 * Renders pages of content on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the function `content` imports the bundle.
 */
import type { ReactNode } from 'react';
import type { PagedKind } from '../../../model/content/paths.ts';
import { entryPath } from '../../../model/content/paths.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import type { Locale } from '../../../model/locale.ts';
import type {
  EntryAddress,
  PageRenderer,
  PageRendererModule,
} from '../../../model/pages/renderer.ts';
import type { PublicEntry } from '../../../model/content/answers.ts';
import type { PageData, Payload } from '../../src/features/payload/payload.ts';
import { PreviewNotice } from '../../src/pages/components/preview-notice.tsx';
import type { RouteRow } from '../../src/routes.ts';
import { entryRows } from '../../src/routes.ts';
import { renderedRow } from './content-pages.ts';
import { atomFeed } from '../seo/feed.ts';
import type { RendererInput } from './renderer-input.ts';
import { PATH_MARK } from './renderer-input.ts';
import type { PayloadWithoutBuild } from './payloads.ts';
import { buildEntryPayload, buildListPayload, buildPreviewPayload } from './payloads.ts';
import { prerenderPage } from './prerender.tsx';
import { escapeXml, sitemap } from '../seo/sitemap.ts';

const entryOf = ({ kind, slug, locales }: EntryAddress) => ({
  href: entryPath(kind, slug),
  locales,
});

/** What the page of an entry shows beyond its payload. */
const dataOf = (entry: PublicEntry[PagedKind]): PageData =>
  'link' in entry ? { project: entry } : { post: entry };

/** Makes the renderer of a build. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (json) => {
  const input = JSON.parse(json) as RendererInput;
  const { headers, notFound, failure, buildId, entries, themeColors } = input;
  const { blog } = entries;

  const renderEntry: PageRenderer['renderEntry'] = (kind, entry, locale) => {
    const row = entryRows[kind];
    const path = entryPath(kind, entry.slug);
    const data = dataOf(entry);
    const payload = { ...buildEntryPayload(row, entries[kind].payload, entry), ...data, buildId };
    const document = { ...input.document, ...entries[kind].code };
    return prerenderPage({
      row,
      kind: 'page',
      path,
      locale,
      payload,
      themeColors,
      document,
      data,
    });
  };

  /** A page on which nothing needs the app, so it has no entry. */
  const renderWithoutApp = (
    page: { row: RouteRow; payload: PayloadWithoutBuild; notice?: ReactNode },
    path: string,
    locale: Locale,
  ) => {
    const payload = { ...page.payload, buildId };
    const code = {
      entry: '',
      modules: [],
      viewUrl: undefined,
      payloadUrl: undefined,
      stylesUrl: undefined,
    };
    const document = { ...input.document, ...code };
    return prerenderPage({ ...page, kind: 'page', path, locale, payload, themeColors, document });
  };

  /** The messages of the page on which content of a kind is read. */
  const messagesOf = (kind: ContentKind): Payload['messages'] => {
    if (kind !== 'testimonials') return entries[kind].payload.messages;
    const { messages } = blog.payload;
    const { en, id } = input.testimonials;
    return { en: { ...messages.en, ...en }, id: { ...messages.id, ...id } };
  };

  const renderPreview: PageRenderer['renderPreview'] = (shown, path, until, locale) => {
    const { kind } = shown;
    const payload = buildPreviewPayload(messagesOf(kind), shown);
    const notice = <PreviewNotice kind={kind} until={until} />;
    return renderWithoutApp({ row: renderedRow(kind), payload, notice }, path, locale);
  };

  return {
    headers,
    notFound: (path, locale) => notFound[locale].replaceAll(PATH_MARK, () => escapeXml(path)),
    failure,
    renderEntry,
    renderPosts: (posts, path, locale) => {
      const payload = buildListPayload(blog.payload, [...posts]);
      return renderWithoutApp({ row: entryRows.blog, payload }, path, locale);
    },
    renderPreview,
    feed: (posts, locale) => atomFeed(blog.payload.messages[locale].meta, posts, locale),
    sitemap: (published) => sitemap([...input.sitemap, ...published.map(entryOf)]),
    postSitemap: (posts) => sitemap(posts.map(entryOf)),
  };
};
