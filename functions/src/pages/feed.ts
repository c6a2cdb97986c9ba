import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { sharedCacheControl } from '../content/cache-control.ts';
import { publishedFeed } from './published-posts.ts';
import { etagOf } from '../http/etag.ts';
import type { HttpResponse } from '../http/http-response.ts';

/** The Atom feed of a language: the newest posts with their full text. */
export async function feed(renderer: PageRenderer, locale: Locale): Promise<HttpResponse> {
  const body = renderer.feed(await publishedFeed(locale), locale);
  return {
    status: 200,
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': sharedCacheControl(0),
      ETag: etagOf(body),
    },
    body,
  };
}
