/**
 * Renders pages of the blog on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the function `pages` imports the bundle.
 */
import type { Locale } from '../../model/locale.ts';
import type { PageRenderer, PageRendererModule, PostAddress } from '../../model/page-renderer.ts';
import { staticPostPath } from '../src/features/navigation/match.ts';
import type { Messages as BlogMessages } from '../src/pages/blog/messages.ts';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';
import { atomFeed } from './feed.ts';
import type { PageShell } from './page-shell.ts';
import type { PayloadWithoutBuild } from './payloads.ts';
import { buildListPayload, buildPostPayload, buildPreviewPayload } from './payloads.ts';
import { prerenderPage } from './prerender.tsx';
import { sitemap, sitemapIndex } from './sitemap.ts';

const rows: readonly RouteRow[] = routes;

const entryOf = ({ slug, locales }: PostAddress) => ({ href: `/blog?post=${slug}`, locales });

/** Makes the renderer of a build. */
export const createPageRenderer: PageRendererModule['createPageRenderer'] = (json) => {
  const shell = JSON.parse(json) as PageShell;
  const { headers, notFound, failure, buildId, blog, themeColors } = shell;
  const row = rows.find(({ name }) => name === 'blog');
  if (!row) throw new Error('The site has no blog');

  const renderPost: PageRenderer['renderPost'] = (post, locale) => {
    const path = staticPostPath(post.slug);
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
  const renderWithoutApp = (without: PayloadWithoutBuild, path: string, locale: Locale) => {
    const payload = { ...without, buildId };
    const { css, bootScript } = shell.document;
    const code = { entry: '', modules: [], viewUrl: undefined, payloadUrl: undefined };
    const document = { css, bootScript, ...code };
    return prerenderPage({ row, kind: 'page', path, locale, payload, themeColors, document });
  };

  return {
    headers,
    notFound,
    failure,
    renderPost,
    renderPosts: (posts, path, locale) =>
      renderWithoutApp(buildListPayload(blog, [...posts]), path, locale),
    renderPreview: (post, path, until, locale) =>
      renderWithoutApp(buildPreviewPayload(blog, post, until), path, locale),
    feed: (posts, locale) => {
      const { meta, page } = blog.messages[locale];
      return atomFeed({ meta, page: page as BlogMessages }, posts, locale);
    },
    sitemap: (posts) => sitemap([...shell.sitemap, ...posts.map(entryOf)]),
    postSitemap: (posts) => sitemap(posts.map(entryOf)),
    sitemapIndex: (years) => sitemapIndex(years.map((year) => `/blog/sitemap-${year}.xml`)),
  };
};
