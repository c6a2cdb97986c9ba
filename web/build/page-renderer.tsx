/**
 * Renders pages of the blog on request, with the prerenderer of the build. The build of the functions bundles this
 * module; the function `pages` imports the bundle.
 */
import type { PageRenderer, PageRendererModule } from '../../model/page-renderer.ts';
import { staticPostPath } from '../src/features/navigation/match.ts';
import type { RouteRow } from '../src/routes.ts';
import { routes } from '../src/routes.ts';
import { atomFeed } from './feed.ts';
import type { PageShell } from './page-shell.ts';
import { buildListPayload, buildPostPayload } from './payloads.ts';
import { prerenderPage } from './prerender.tsx';
import { sitemap } from './sitemap.ts';

const rows: readonly RouteRow[] = routes;

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
      data: { path, post },
    });
  };

  const renderPosts: PageRenderer['renderPosts'] = (posts, path, locale) => {
    const payload = { ...buildListPayload(blog, [...posts]), buildId };
    // Nothing on the page needs the app, so it has no entry.
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
    renderPosts,
    feed: (posts, locale) => atomFeed(blog.messages[locale].meta, posts, locale),
    sitemap: (posts) => {
      const entries = posts.map(({ slug, locales }) => ({ href: `/blog?post=${slug}`, locales }));
      return sitemap([...shell.sitemap, ...entries]);
    },
  };
};
