import { error as logError } from 'firebase-functions/logger';
import { LISTS_PATH } from '../../../model/content/blog-paths.ts';
import { LIST_PATHS } from '../../../model/content/entry-paths.ts';
import { isLocale } from '../../../model/locale.ts';
import { endpoint } from '../http/endpoint.ts';
import { entryPage, htmlPage, listPage, notFoundPage } from './blog-pages.ts';
import { feed } from './feed.ts';
import { pageLocale } from './page-locale.ts';
import { pageRenderer } from './renderer.ts';
import { postSitemap, sitemap } from './sitemap.ts';

/**
 * What follows a publication within a minute, without a deployment and without scripting: posts (`/blog/{slug}`), projects
 * (`/our-portofolio/{slug}`), pages of the list of posts (`/blog/from/{cursor}`), feeds (`/blog/feed-{en|id}.xml`) and sitemaps (`/sitemap.xml`, and of all posts
 * `/blog/sitemap.xml`); and the 404 page of every unknown path, which names the path
 * without scripting too. Pages have the look, words and headers of the build with which the function was deployed.
 */
export const pagesHandler = endpoint({ name: 'pages', methods: ['GET'] }, async (context) => {
  const { path, query, requestId } = context;
  const renderer = await pageRenderer();
  const locale = pageLocale(context);
  const requested = { path, locale, namesLocale: query.get('hl') === locale };
  try {
    if (path === '/sitemap.xml') return await sitemap(renderer);
    if (path === '/blog/sitemap.xml') return await postSitemap(renderer);
    const [, feedLocale] = /^\/blog\/feed-(\w+)\.xml$/.exec(path) ?? [];
    if (isLocale(feedLocale)) return await feed(renderer, feedLocale);
    if (path.startsWith(LISTS_PATH)) return await listPage(renderer, requested);
    const [, list, slug = ''] = /^(\/[^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
    if (list === LIST_PATHS.blog) return await entryPage(renderer, 'blog', slug, requested);
    if (list === LIST_PATHS.portfolio) {
      return await entryPage(renderer, 'portfolio', slug, requested);
    }
    return notFoundPage(renderer, requested);
  } catch (error) {
    logError('page not rendered', { requestId, path, error: String(error) });
    const page = htmlPage(
      renderer,
      renderer.failure[locale],
      locale,
      'public, max-age=0, s-maxage=5',
    );
    page.headers['Retry-After'] = '10';
    return { ...page, status: 503 };
  }
});
