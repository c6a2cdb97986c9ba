import type { Locale } from '../../../model/locale.ts';
import type { PageRenderer } from '../../../model/pages/renderer.ts';
import { archiveCacheSeconds } from '../config.ts';
import { sharedCacheControl } from './content-cache.ts';
import { allPosts, publishedAddresses, publishedFeed } from './published.ts';

/** The Atom feed of a language: the newest posts with their full text. */
export async function feed(renderer: PageRenderer, locale: Locale): Promise<Response> {
  const body = renderer.feed(await publishedFeed(locale), locale);
  return new Response(body, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Content-Language': locale,
      'Cache-Control': sharedCacheControl(0),
    },
  });
}

/** `sitemap.xml`: the pages of the build, the newest posts and the projects, each in its languages. */
export async function sitemap(renderer: PageRenderer): Promise<Response> {
  const [posts, projects] = await Promise.all([
    publishedAddresses('blog'),
    publishedAddresses('portfolio'),
  ]);
  return xml(renderer.sitemap([...posts, ...projects]), sharedCacheControl(0));
}

/** `/blog/sitemap.xml`: all posts, up to an hour old, because each costs a read. */
export async function postSitemap(renderer: PageRenderer): Promise<Response> {
  const cacheControl = sharedCacheControl(0, archiveCacheSeconds.value());
  return xml(renderer.postSitemap(await allPosts(null)), cacheControl);
}

function xml(body: string, cacheControl: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl,
    },
  });
}
