/**
 * Renders pages of content on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the functions `pages` and `previewPage` import the bundle.
 */
import type { ReactNode } from 'react';
import { postPath } from '../../../model/content/blog-paths.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import type { Locale } from '../../../model/locale.ts';
import type {
  PageRenderer,
  PageRendererModule,
  PostAddress,
} from '../../../model/pages/renderer.ts';
import type { Payload } from '../../src/features/payload/payload.ts';
import { PreviewNotice } from '../../src/pages/components/preview-notice.tsx';
import { ConfirmationView } from '../../src/pages/confirmation/confirmation-view.tsx';
import { confirmationMessages } from '../../src/pages/confirmation/messages.ts';
import type { RouteRow } from '../../src/routes.ts';
import { contentRow } from './content-pages.ts';
import { atomFeed } from '../seo/feed.ts';
import type { PageShell } from './page-shell.ts';
import { PATH_MARK } from './page-shell.ts';
import type { PayloadWithoutBuild } from './payloads.ts';
import {
  buildConfirmationPayload,
  buildListPayload,
  buildPostPayload,
  buildPreviewPayload,
} from './payloads.ts';
import { prerenderPage } from './prerender.tsx';
import { escapeXml, sitemap, sitemapIndex } from '../seo/sitemap.ts';

const entryOf = ({ slug, locales }: PostAddress) => ({ href: postPath(slug), locales });

/** Makes the renderer of a build. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (json) => {
  const shell = JSON.parse(json) as PageShell;
  const { headers, notFound, failure, buildId, blog, themeColors } = shell;
  const row = contentRow('blog');

  const renderPost: PageRenderer['renderPost'] = (post, locale) => {
    const path = postPath(post.slug);
    const payload = { ...buildPostPayload(row, blog, post), buildId };
    const { document } = shell;
    return prerenderPage({
      row,
      kind: 'page',
      path,
      locale,
      payload,
      themeColors,
      document,
      data: { post },
    });
  };

  /** A page on which nothing needs the app, so it has no entry. */
  const renderWithoutApp = (
    page: { row: RouteRow; payload: PayloadWithoutBuild; notice?: ReactNode; view?: ReactNode },
    path: string,
    locale: Locale,
  ) => {
    const payload = { ...page.payload, buildId };
    const { css, bootScript } = shell.document;
    const code = { entry: '', modules: [], viewUrl: undefined, payloadUrl: undefined };
    const document = { css, bootScript, ...code };
    return prerenderPage({ ...page, kind: 'page', path, locale, payload, themeColors, document });
  };

  /** The messages of the page on which content of a kind is read. */
  const messagesOf = (kind: ContentKind): Payload['messages'] => {
    if (kind === 'blog') return blog.messages;
    const { en, id } = shell.lists[kind];
    return { en: { ...blog.messages.en, ...en }, id: { ...blog.messages.id, ...id } };
  };

  const renderPreview: PageRenderer['renderPreview'] = (shown, path, until, locale) => {
    const { kind } = shown;
    const payload = buildPreviewPayload(messagesOf(kind), shown);
    const notice = <PreviewNotice kind={kind} until={until} />;
    return renderWithoutApp({ row: contentRow(kind), payload, notice }, path, locale);
  };

  const renderConfirmation: PageRenderer['renderConfirmation'] = (page, path, locale) => {
    const titles = { en: confirmationMessages.en.meta, id: confirmationMessages.id.meta };
    const payload = buildConfirmationPayload(messagesOf('testimonials'), titles);
    const view = <ConfirmationView page={page} path={path} />;
    return renderWithoutApp({ row: contentRow('testimonials'), payload, view }, path, locale);
  };

  return {
    headers,
    notFound: (path, locale) => notFound[locale].replaceAll(PATH_MARK, () => escapeXml(path)),
    failure,
    renderPost,
    renderPosts: (posts, path, locale) =>
      renderWithoutApp({ row, payload: buildListPayload(blog, [...posts]) }, path, locale),
    renderPreview,
    renderConfirmation,
    feed: (posts, locale) => atomFeed(blog.messages[locale].meta, posts, locale),
    sitemap: (posts) => sitemap([...shell.sitemap, ...posts.map(entryOf)]),
    postSitemap: (posts) => sitemap(posts.map(entryOf)),
    sitemapIndex: (years) => sitemapIndex(years.map((year) => `/blog/sitemap-${year}.xml`)),
  };
};
