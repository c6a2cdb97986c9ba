import type { PublicPost, PublicPostSummary } from '../../../../model/publishing/content-api.ts';
import { postPath } from '../../../../model/content/blog-paths.ts';
import { feedPath } from '../../../../model/content/feed-path.ts';
import type { Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { sharedImagePath } from '../../../../model/pictures/media.ts';
import type { PageMeta, ShownPost } from '../../page.ts';
import type { RouteRow } from '../../routes.ts';
import { studio } from '../../studio/studio.ts';
import type { Payload } from '../payload/payload.ts';
import { canonicalPath, isIndexed } from './canonical.ts';
import type { HeadElement } from '../payload/head-element.ts';
import { headElements } from './head-elements.ts';
import { structuredData } from './structured-data.ts';

/** How a page, or a post, is known outside of the site. */
export interface PageIdentity {
  /** Canonical path with its query; null for pages that are not indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Name of its Open Graph image; desktop and mobile twins share one. */
  ogImage: string | undefined;
}

/** The identity of a route's page, or of a post that is shown on it. */
export function pageIdentity(route: RouteRow, post?: PublicPostSummary): PageIdentity {
  const indexed = isIndexed(route);
  const path = canonicalPath(route);
  return {
    canonical: indexed ? (post ? postPath(post.slug) : path) : null,
    locales: post ? LOCALES.filter((locale) => post.texts[locale]) : LOCALES,
    ogImage: indexed ? route.folder : undefined,
  };
}

/** Path of an Open Graph image in one language. */
export const ogImagePath = (name: string, locale: Locale) => `/og/${name}-${locale}.jpg`;

interface HeadSource {
  route: RouteRow;
  locale: Locale;
  meta: PageMeta;
  messages: object;
  /** Labels of the navigation, by folder. */
  nav: Readonly<Record<string, string>>;
  /** Whole, or what the list has of it. */
  post?: PublicPostSummary | PublicPost;
}

/** The head of a route's page, or of a post, in one language. */
export function routeHead(source: HeadSource): HeadElement[] {
  const { route, locale, meta, messages, nav, post } = source;
  const { ogImage, ...identity } = pageIdentity(route, post);
  const ownImage = ogImage && ogImagePath(ogImage, locale);
  const image = post?.cover ? sharedImagePath(post.cover.id) : ownImage;
  return headElements({
    ...identity,
    meta,
    locale,
    mobileTwin: route.area === 'public' ? route.twin : undefined,
    feed: route.name === 'blog' ? feedPath(locale) : undefined,
    type: post ? 'article' : 'website',
    image,
    imageAlt: post?.cover?.alt[locale],
    structuredData: image
      ? structuredData({
          row: route,
          locale,
          messages,
          label: nav[route.folder] ?? meta.title,
          home: nav['home'] ?? studio.name,
          post,
          image: studio.origin + image,
        })
      : [],
  });
}

/** The head of a post that a page of the app shows. @param payload of the page */
export function postElements(
  payload: Pick<Payload, 'messages'>,
  { post, title, description }: ShownPost,
  route: RouteRow,
  locale: Locale,
): HeadElement[] {
  const { meta: pageMeta, page: messages, layout } = payload.messages[locale];
  const meta = { ...pageMeta, title, description };
  return routeHead({ route, locale, meta, messages, nav: layout.nav, post });
}
