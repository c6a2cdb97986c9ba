import { pagePath } from '#model/updates/service-worker.ts';
import type { Bilingual, Locale } from '#studio/locale.ts';

/** The site has two forms: pages for desktops, and pages for phones below `/m/`. */
export type Form = 'desktop' | 'mobile';

/** What pages of one form consist of. */
export interface FormFiles {
  /** Address → SHA-256 in base64: scripts, the style sheet, the typeface, payloads. Each address is of this content alone. */
  files: Readonly<Record<string, string>>;
  /** Path of a page → SHA-256 of its HTML in each language. */
  pages: Readonly<Record<string, Bilingual<string>>>;
}

/** Everything of one build that its worker caches; `web/scripts/service-worker.ts` writes it into the worker. */
export interface BuildFiles {
  id: string;
  forms: Readonly<Record<Form, FormFiles>>;
  /** Further path of a page → its own path. */
  aliases: Readonly<Record<string, string>>;
}

/** What a visitor uses of the site, and the worker caches. */
export interface Part {
  locale: Locale;
  form: Form;
}

/** One address to fetch and cache. */
export interface PrecacheFile {
  /** Address in the cache. It identifies the content, so that builds share what did not change. */
  key: string;
  url: string;
  digest: string;
  /** Only of a page. */
  locale?: Locale;
  /** True for what the open page consists of: it is in the browser's cache. */
  isOpen: boolean;
}

/** True for addresses whose content never changes: bundles have a hash, the others the build's id. */
export function isImmutable(url: string): boolean {
  return /^\/(?:assets|builds\/\w+)\/|\/_payload\.json\?/.test(url);
}

/** Where a page is cached in a language, without the digest that follows. */
export const pageAddress = ({ aliases }: BuildFiles, path: string, locale: Locale): string =>
  `/localized/${locale}${aliases[path] ?? path}?sha=`;

/** The digest of a page of the build, where it has that page. */
export function pageDigest({ forms, aliases }: BuildFiles, path: string, locale: Locale) {
  const own = aliases[path] ?? path;
  return (forms.desktop.pages[own] ?? forms.mobile.pages[own])?.[locale];
}

/** The form that a page belongs to; pages of both forms go by the device. */
export function formOf({ forms, aliases }: BuildFiles, path: string, phone: boolean): Form {
  const own = aliases[path] ?? path;
  const isMobile = own in forms.mobile.pages;
  return (isMobile === own in forms.desktop.pages ? phone : isMobile) ? 'mobile' : 'desktop';
}

/**
 * The files and pages of a part in the order in which they are fetched: those of the open page, then the rest.
 * @param openUrls paths of pages and addresses of files, as the page sent them; unknown ones are ignored
 */
export function filesOf(
  build: BuildFiles,
  { locale, form }: Part,
  openUrls: readonly string[] = [],
): PrecacheFile[] {
  const { files, pages } = build.forms[form];
  const open = new Set(openUrls.map((url) => build.aliases[pagePath(url)] ?? pagePath(url)));
  const entries = [
    ...Object.entries(files).map(([url, digest]) => ({ key: url, url, digest })),
    ...Object.entries(pages).map(([url, { [locale]: digest }]) => {
      return {
        key: pageAddress(build, url, locale) + encodeURIComponent(digest),
        url,
        digest,
        locale,
      };
    }),
  ];
  return entries
    .map((entry) => ({ ...entry, isOpen: open.has(entry.url) }))
    .sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
