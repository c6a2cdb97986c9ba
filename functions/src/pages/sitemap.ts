import { archiveCacheSeconds } from '../config.ts';
import { sharedCacheControl } from '../content/cache-control.ts';
import { allPosts, publishedAddresses } from './published-posts.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';

/** `sitemap.xml`: the pages of the build, the newest posts and the projects, each in its languages. */
export async function sitemap(renderer: PageRenderer): Promise<HttpResponse> {
  const [posts, projects] = await Promise.all([
    publishedAddresses('blog'),
    publishedAddresses('portfolio'),
  ]);
  return xml(renderer.sitemap([...posts, ...projects]), sharedCacheControl(0));
}

/** `/blog/sitemap.xml`: all posts, up to an hour old, because each costs a read. */
export async function postSitemap(renderer: PageRenderer): Promise<HttpResponse> {
  const cacheControl = sharedCacheControl(0, archiveCacheSeconds.value());
  return xml(renderer.postSitemap(await allPosts(null)), cacheControl);
}

function xml(body: string, cacheControl: string): HttpResponse {
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl,
      ETag: etagOf(body),
    },
    body,
  };
}
