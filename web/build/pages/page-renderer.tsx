/**
 * Renders pages of content on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the function `content` imports the bundle.
 */
import type { ReactNode } from 'react';
import { entryPath } from '../../../model/content/paths.ts';
import type { Locale } from '../../../model/locale.ts';
import type {
  EntryAddress,
  PageRenderer,
  PageRendererModule,
} from '../../../model/pages/renderer.ts';
import { PreviewNotice } from '../../src/pages/components/preview-notice.tsx';
import type { RouteRow } from '../../src/routes.ts';
import { entryRows } from '../../src/routes.ts';
import { atomFeed } from '../seo/feed.ts';
import type { RendererInput } from './renderer-input.ts';
import { PATH_MARK } from './renderer-input.ts';
import type { PageDraft } from './page-drafts.ts';
import { buildEntryPage, buildListPage, buildPreviewPage } from './page-drafts.ts';
import { prerenderPage } from './prerender.tsx';
import { contentRow, renderedRow } from './rows.ts';
import { escapeXml, sitemap } from '../seo/sitemap.ts';

const entryOf = ({ kind, slug, locales }: EntryAddress) => ({
  href: entryPath(kind, slug),
  locales,
});

/** Makes the renderer of a build. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (json) => {
  const input = JSON.parse(json) as RendererInput;
  const { headers, notFound, failure, buildId, words } = input;

  const renderEntry: PageRenderer['renderEntry'] = (kind, entry, locale) => {
    const row = entryRows[kind];
    const path = entryPath(kind, entry.slug);
    const { head, payload } = buildEntryPage(row, words[kind], entry);
    const document = { ...input.document, ...input.code[kind], payloadUrl: undefined };
    return prerenderPage({
      row,
      kind: 'page',
      path,
      locale,
      head,
      payload: { ...payload, buildId },
      document,
      hasOwnPayload: true,
    });
  };

  /** A page on which nothing needs the app, so it has no entry. */
  const renderWithoutApp = (
    { payload, ...page }: PageDraft & { row: RouteRow; notice?: ReactNode },
    path: string,
    locale: Locale,
  ) => {
    const document = { ...input.document, entry: '', modules: [] };
    return prerenderPage({
      ...page,
      kind: 'page',
      path,
      locale,
      payload: { ...payload, buildId },
      document,
    });
  };

  const renderPreview: PageRenderer['renderPreview'] = (shown, path, until, locale) => {
    const { kind } = shown;
    const draft = buildPreviewPage(words[kind], shown);
    const notice = <PreviewNotice kind={kind} until={until} />;
    return renderWithoutApp({ ...draft, row: renderedRow(kind), notice }, path, locale);
  };

  return {
    headers,
    notFound: (path, locale) => notFound[locale].replaceAll(PATH_MARK, () => escapeXml(path)),
    failure,
    renderEntry,
    renderPosts: (posts, path, locale) => {
      const draft = buildListPage(words.blog, [...posts]);
      return renderWithoutApp({ ...draft, row: contentRow('blog') }, path, locale);
    },
    renderPreview,
    feed: (posts, locale) => atomFeed(words.blog[locale].meta, posts, locale),
    sitemap: (published) => sitemap([...input.sitemap, ...published.map(entryOf)]),
    postSitemap: (posts) => sitemap(posts.map(entryOf)),
  };
};
