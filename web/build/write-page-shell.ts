import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Locale } from '../../model/locale.ts';
import { headersOfPublicPages } from './hosting-headers.ts';
import type { HeaderRule } from './hosting-headers.ts';
import type { PageFilesInput } from './page-files.ts';
import { documentFor } from './page-files.ts';
import type { PageShell } from './page-shell.ts';
import { PAGE_SHELL_FILE } from './page-shell.ts';
import type { SitePage } from './pages.ts';
import { THEME_COLORS } from './web-manifest.ts';

/** Writes what the function `pages` needs of this build. The build of the functions takes it from there. */
export async function writePageShell(
  pages: readonly SitePage[],
  context: PageFilesInput,
  headers: readonly HeaderRule[],
): Promise<void> {
  const { buildId, prerenderPage } = context;
  const blog = pages.find((page) => page.row?.name === 'blog');
  if (!blog) throw new Error('The site lacks the blog');
  const rendered = (kind: SitePage['kind'], locale: Locale) => {
    const page = pages.find((one) => one.kind === kind);
    if (!page) throw new Error(`The site lacks the page ${kind}`);
    const payload = { buildId, ...page.payload };
    const { row, path } = page;
    const document = documentFor(page, context);
    const themeColors = THEME_COLORS;
    return prerenderPage({ row, kind, path, locale, payload, themeColors, document });
  };
  const shell: PageShell = {
    buildId,
    headers: headersOfPublicPages(headers),
    themeColors: THEME_COLORS,
    document: documentFor(blog, context),
    blog: { ...blog.payload, content: {} },
    notFound: { en: await rendered('not-found', 'en'), id: await rendered('not-found', 'id') },
    failure: { en: await rendered('failure', 'en'), id: await rendered('failure', 'id') },
    sitemap: pages.flatMap(({ row, canonical, locales }) =>
      row?.area === 'public' ? { href: canonical ?? '/', locales } : [],
    ),
  };
  await mkdir(dirname(PAGE_SHELL_FILE), { recursive: true });
  await writeFile(PAGE_SHELL_FILE, JSON.stringify(shell));
}
