import { sharedCacheControl } from '../content/cache-control.ts';
import { publishedAddresses } from './published-posts.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';
import type { PageRenderer } from '../../../model/page-renderer.ts';

/** `sitemap.xml`: the pages of the build and the newest posts, each in its languages. */
export async function sitemap(renderer: PageRenderer, now: number): Promise<HttpResponse> {
  const { value, changesAt } = await publishedAddresses(now);
  const body = renderer.sitemap(value);
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': sharedCacheControl(0, changesAt, now),
      ETag: etagOf(body),
    },
    body,
  };
}
