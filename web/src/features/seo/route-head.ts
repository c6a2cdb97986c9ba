import type { PublicEntry, PublicItem } from '../../../../model/content/answers.ts';
import type { PagedKind } from '../../../../model/content/paths.ts';
import { feedPath } from '../../../../model/content/paths.ts';
import type { Locale } from '../../../../model/locale.ts';
import { LOCALES } from '../../../../model/locale.ts';
import { sharedImagePath } from '../../../../model/pictures/media.ts';
import type { PageMeta, ShownEntry } from '../../page.ts';
import type { RouteRow } from '../../routes.ts';
import { studio } from '../../studio/studio.ts';
import type { Payload } from '../payload/payload.ts';
import { canonicalPath, isIndexed } from './canonical.ts';
import type { HeadElement } from '../payload/head-element.ts';
import { headElements } from './head-elements.ts';
import { structuredData } from './structured-data.ts';

/** How a page, or a post or project, is known outside of the site. */
export interface PageIdentity {
  /** Canonical path with its query; null for pages that are not indexed. */
  canonical: string | null;
  /** Languages in which the page can be read. */
  locales: readonly Locale[];
  /** Name of its Open Graph image; desktop and mobile twins share one. */
  ogImage: string | undefined;
}

/** The identity of a route's page, or of a post or project that is shown on it. */
export function pageIdentity(route: RouteRow, entry?: PublicItem[PagedKind]): PageIdentity {
  const indexed = isIndexed(route);
  const path = canonicalPath(route);
  return {
    canonical: indexed ? (entry ? `${path}/${entry.slug}` : path) : null,
    locales: entry ? LOCALES.filter((locale) => entry.texts[locale]) : LOCALES,
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
  entry?: PublicItem[PagedKind] | PublicEntry[PagedKind];
}

/** The head of a route's page, or of a post or project, in one language. */
export function routeHead(source: HeadSource): HeadElement[] {
  const { route, locale, meta, messages, nav, entry } = source;
  const { ogImage, ...identity } = pageIdentity(route, entry);
  const ownImage = ogImage && ogImagePath(ogImage, locale);
  const image = entry?.cover ? sharedImagePath(entry.cover.id) : ownImage;
  return headElements({
    ...identity,
    meta,
    locale,
    mobileTwin: route.area === 'public' ? route.twin : undefined,
    feed: route.name === 'blog' ? feedPath(locale) : undefined,
    type: entry ? 'article' : 'website',
    image,
    imageAlt: entry?.cover?.alt[locale],
    structuredData: image
      ? structuredData({
          row: route,
          locale,
          messages,
          label: nav[route.folder] ?? meta.title,
          home: nav['home'] ?? studio.name,
          entry,
          image: studio.origin + image,
        })
      : [],
  });
}

/** The head of a post or project that a page of the app shows. @param payload of the page */
export function entryElements(
  payload: Pick<Payload, 'messages'>,
  { entry, title, description }: ShownEntry,
  route: RouteRow,
  locale: Locale,
): HeadElement[] {
  const { meta: pageMeta, page: messages, layout } = payload.messages[locale];
  const meta = { ...pageMeta, title, description };
  return routeHead({ route, locale, meta, messages, nav: layout.nav, entry });
}
