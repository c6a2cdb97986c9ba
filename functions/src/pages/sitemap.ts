import { archiveCacheSeconds } from '../config.ts';
import { sharedCacheControl } from '../content/cache-control.ts';
import { earliest } from '../content/content-cache.ts';
import { allPosts, publishedAddresses } from './published-posts.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';

/** `sitemap.xml`: the pages of the build, the newest posts and the projects, each in its languages. */
export async function sitemap(renderer: PageRenderer, now: number): Promise<HttpResponse> {
  const [posts, projects] = await Promise.all([
    publishedAddresses('blog'),
    publishedAddresses('portfolio'),
  ]);
  const changesAt = earliest(posts.changesAt, projects.changesAt);
  const body = renderer.sitemap([...posts.value, ...projects.value]);
  return xml(body, sharedCacheControl(0, changesAt, now));
}

/** `/blog/sitemap.xml`: all posts, up to an hour old, because each costs a read. */
export async function postSitemap(renderer: PageRenderer, now: number): Promise<HttpResponse> {
  const { value, changesAt } = await allPosts(null);
  const cacheControl = sharedCacheControl(0, changesAt, now, archiveCacheSeconds.value());
  return xml(renderer.postSitemap(value), cacheControl);
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
