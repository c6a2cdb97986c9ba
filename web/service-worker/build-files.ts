import type { Bilingual, Locale } from '../../model/locale.ts';

/** Everything of one build that its worker keeps; written into the worker by `web/build/service-worker.ts`. */
export interface BuildFiles {
  id: string;
  /** Address → SHA-256 in base64: code, style sheets, fonts, pictures, payloads. */
  files: Readonly<Record<string, string>>;
  /** Path of a page → SHA-256 of its HTML in each language. */
  pages: Readonly<Record<string, Bilingual<string>>>;
  /** Pictures of content on those pages, one size of each; they belong to no build and may be gone. */
  pictures: readonly string[];
}

/** One thing to fetch and keep. */
export interface Entry {
  /** Address in the cache; it names the content, so that builds share what did not change. */
  key: string;
  url: string;
  digest: string;
  /** Of a page. */
  locale?: Locale;
}

/** True for addresses that change with their content: bundles carry a hash, payloads and manifests the build's id. */
export function isImmutable(url: string): boolean {
  return /^\/(?:assets|builds\/meta)\/|\/_payload\.json\?/.test(url);
}

export function fileKey(url: string, digest: string): string {
  return isImmutable(url) ? url : `${url}?sha=${encodeURIComponent(digest)}`;
}

export function pageKey(path: string, locale: Locale, digest: string): string {
  return `${path}?page=${locale}&sha=${encodeURIComponent(digest)}`;
}

/**
 * All entries in the order in which they are worth fetching: what the open page is made of, then code,
 * fonts and words, then pages in the visitor's language, then the rest.
 * @param priorityUrls paths of pages and addresses of files, from the page; anything unknown is ignored
 */
export function entriesInOrder(
  { files, pages }: BuildFiles,
  priorityUrls: readonly string[],
  locale: Locale,
): Entry[] {
  const first = new Set(priorityUrls);
  const rank = (entry: Entry) => {
    if (first.has(entry.url) && (entry.locale ?? locale) === locale) return 0;
    if (entry.locale === undefined) return entry.url.startsWith('/assets/') ? 1 : 2;
    return entry.locale === locale ? 2 : 3;
  };
  const entries: Entry[] = [
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
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
