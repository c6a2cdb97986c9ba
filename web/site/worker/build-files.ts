import { pagePath, payloadPath } from '#model/updates/builds.ts';
import { type Locale, localizedPath, splitPath } from '#studio/locale.ts';
import type { LayoutName } from '../routes.ts';

export interface BuildFiles {
  id: string;
  /** Address → SHA-256 in base64. */
  files: Readonly<Record<string, string>>;
  /** Path → id and SHA-256 of the payload; the HTML names the id. */
  pages: Readonly<Record<string, { id: string; digest: string }>>;
  layouts: Readonly<Record<LayoutName, readonly string[]>>;
  /** Alias → a page's own path. */
  aliases: Readonly<Record<string, string>>;
  /** Page below `/m/` → that for desktops. */
  twins: Readonly<Record<string, string>>;
}

export interface PrecacheScope {
  locale: Locale;
  layout: LayoutName;
}

export interface PrecacheFile {
  /** Builds share unchanged files. */
  key: string;
  url: string;
  /** SHA-256 in base64; of a page the id that its HTML names. */
  digest: string;
  locale?: Locale;
  /** True for files of the open page, which are in the browser's cache. */
  isOpen: boolean;
}

export function isImmutable(url: string): boolean {
  return /^\/(?:assets|builds\/\w+)\//.test(url);
}

const ownPath = ({ aliases }: BuildFiles, path: string): string => aliases[path] ?? path;

export const pageAddress = (build: BuildFiles, path: string, locale: Locale): string =>
  `/localized/${locale}${ownPath(build, path)}?id=`;

export const pageId = (build: BuildFiles, path: string): string | undefined =>
  build.pages[ownPath(build, path)]?.id;

const payloadKey = (path: string, digest: string): string =>
  `${payloadPath(path)}?sha=${encodeURIComponent(digest)}`;

/** The key of the payload that an address names; `isCurrent`: the build has exactly this one. */
export function cachedPayload(
  build: BuildFiles,
  { pathname, search }: URL,
): { key: string; isCurrent: boolean } | null {
  const own = ownPath(build, pagePath(pathname.replace(/_payload\.json$/, '')));
  const page = build.pages[own];
  if (!page) return null;
  const isCurrent = [build.id, page.id].includes(search.slice(1));
  return { key: payloadKey(own, page.digest), isCurrent };
}

/** A page of both layouts follows the device. */
export function layoutOf(build: BuildFiles, path: string, phone: boolean): LayoutName {
  const { desktop, mobile } = build.layouts;
  const own = ownPath(build, path);
  const isMobile = mobile.includes(own);
  return (isMobile === desktop.includes(own) ? phone : isMobile) ? 'mobile' : 'desktop';
}

/** Open page first. @param openUrls unknown ones are ignored */
export function filesOf(
  build: BuildFiles,
  { locale, layout }: PrecacheScope,
  openUrls: readonly string[] = [],
): PrecacheFile[] {
  const { [layout]: pages } = build.layouts;
  const open = new Map(
    openUrls.map((url) => [ownPath(build, pagePath(splitPath(url).path)), url] as const),
  );
  const entries = [
    ...Object.entries(build.files).map(([url, digest]) => ({
      key: url,
      url,
      digest,
      isOpen: open.has(url),
    })),
    ...pages.map((path) => {
      const { id, digest } = build.pages[path]!;
      const url = `${payloadPath(path)}?${id}`;
      return { key: payloadKey(path, digest), url, digest, isOpen: open.has(url) };
    }),
    ...pages.map((path) => {
      const { id } = build.pages[path]!;
      return {
        key: pageAddress(build, path, locale) + id,
        url: open.get(path) ?? localizedPath(path, locale),
        digest: id,
        locale,
        isOpen: open.has(path),
      };
    }),
  ];
  return entries.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
