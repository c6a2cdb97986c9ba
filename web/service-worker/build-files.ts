import type { Bilingual, Locale } from '../../model/locale.ts';

/** Everything of one build that its worker caches; `web/build/service-worker.ts` writes it into the worker. */
export interface BuildFiles {
  id: string;
  /** Address → SHA-256 in base64: code, style sheets, fonts, images, payloads. */
  files: Readonly<Record<string, string>>;
  /** Path of a page → SHA-256 of its HTML in each language. */
  pages: Readonly<Record<string, Bilingual<string>>>;
  /** Images of content on those pages, one size of each; they belong to no build and may be missing. */
  images: readonly string[];
}

/** One address to fetch and cache. */
export interface PrecacheFile {
  /** Address in the cache. It identifies the content, so that builds share what did not change. */
  key: string;
  url: string;
  digest: string;
  /** Only of a page. */
  locale?: Locale;
}

/** True for addresses whose content never changes: bundles have a hash, other files the build's id. */
export function isImmutable(url: string): boolean {
  return /^\/(?:assets|builds\/(?:meta|frame))\/|\/_payload\.json\?/.test(url);
}

/** Cache key of a file. */
export function fileKey(url: string, digest: string): string {
  return isImmutable(url) ? url : `${url}?sha=${encodeURIComponent(digest)}`;
}

/** Cache key of a page in a language. */
export function pageKey(path: string, locale: Locale, digest: string): string {
  return `${path}?page=${locale}&sha=${encodeURIComponent(digest)}`;
}

/**
 * All files and pages in the order in which they are fetched: those of the open page, then code, then fonts, payloads and pages
 * in the visitor's language, then pages in the other language.
 * @param priorityUrls paths of pages and addresses of files, as the page sent them; unknown ones are ignored
 * @param minimum true leaves out everything but what the open page consists of
 */
export function filesInOrder(
  { files, pages }: BuildFiles,
  priorityUrls: readonly string[],
  locale: Locale,
  minimum = false,
): PrecacheFile[] {
  const priority = new Set(priorityUrls);
  const rank = (entry: PrecacheFile) => {
    if (priority.has(entry.url) && (entry.locale ?? locale) === locale) return 0;
    if (entry.locale === undefined) return entry.url.startsWith('/assets/') ? 1 : 2;
    return entry.locale === locale ? 2 : 3;
  };
  const entries: PrecacheFile[] = [
    ...Object.entries(files).map(([url, digest]) => ({ key: fileKey(url, digest), url, digest })),
    ...Object.entries(pages).flatMap(([path, digests]) =>
      (['en', 'id'] as const).map((language) => ({
        key: pageKey(path, language, digests[language]),
        url: path,
        digest: digests[language],
        locale: language,
      })),
    ),
  ];
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => !minimum || each.rank === 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
