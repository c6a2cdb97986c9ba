import { pagePath } from '#model/updates/builds.ts';
import { type Bilingual, type Locale, localizedPath, splitPath } from '#studio/locale.ts';

export type Form = 'desktop' | 'mobile';

export interface FormFiles {
  /** Address → SHA-256 in base64. */
  files: Readonly<Record<string, string>>;
  /** Path → SHA-256 of its HTML. */
  pages: Readonly<Record<string, Bilingual<string>>>;
}

export interface BuildFiles {
  id: string;
  forms: Readonly<Record<Form, FormFiles>>;
  /** To a page's own path. */
  aliases: Readonly<Record<string, string>>;
  /** From a page below `/m/` to that for desktops. */
  twins: Readonly<Record<string, string>>;
}

export interface Part {
  locale: Locale;
  form: Form;
}

export interface PrecacheFile {
  /** Builds share unchanged files. */
  key: string;
  url: string;
  digest: string;
  /** Only of a page. */
  locale?: Locale;
  /** Of the open page: in the browser's cache. */
  isOpen: boolean;
}

export function isImmutable(url: string): boolean {
  return /^\/(?:assets|builds\/\w+)\/|\/_payload\.json\?/.test(url);
}

export const pageAddress = ({ aliases }: BuildFiles, path: string, locale: Locale): string =>
  `/localized/${locale}${aliases[path] ?? path}?sha=`;

export function pageDigest({ forms, aliases }: BuildFiles, path: string, locale: Locale) {
  const own = aliases[path] ?? path;
  return (forms.desktop.pages[own] ?? forms.mobile.pages[own])?.[locale];
}

/** Pages of both forms follow the device. */
export function formOf({ forms, aliases }: BuildFiles, path: string, phone: boolean): Form {
  const own = aliases[path] ?? path;
  const isMobile = own in forms.mobile.pages;
  return (isMobile === own in forms.desktop.pages ? phone : isMobile) ? 'mobile' : 'desktop';
}

/** Open page first. @param openUrls unknown ones are ignored */
export function filesOf(
  build: BuildFiles,
  { locale, form }: Part,
  openUrls: readonly string[] = [],
): PrecacheFile[] {
  const { files, pages } = build.forms[form];
  const open = new Map(
    openUrls.map((url) => {
      const path = pagePath(splitPath(url).path);
      return [build.aliases[path] ?? path, url];
    }),
  );
  const entries = [
    ...Object.entries(files).map(([url, digest]) => ({
      key: url,
      url,
      digest,
      isOpen: open.has(url),
    })),
    ...Object.entries(pages).map(([path, { [locale]: digest }]) => ({
      key: pageAddress(build, path, locale) + encodeURIComponent(digest),
      url: open.get(path) ?? localizedPath(path, locale),
      digest,
      locale,
      isOpen: open.has(path),
    })),
  ];
  return entries.sort((a, b) => Number(b.isOpen) - Number(a.isOpen));
}
