import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { PublicContent } from '#model/content/answers.ts';
import type { PageRendererModule } from '#model/pages/renderer.ts';
import { rendererFolder } from '../../web/scripts/output.ts';

const none: PublicContent = { blog: [], portfolio: [], testimonials: [] };

/** Serves the site's English pages as they are where this is published, and nothing else, until it is called again. */
export async function publishForPage(page: Page, lists: object): Promise<void> {
  const code = await readFile(`${rendererFolder}/code.json`, 'utf8');
  const renderer = pathToFileURL(`${rendererFolder}/render-site.js`).href;
  const { renderAll } = (await import(renderer)) as PageRendererModule;
  const { files } = await renderAll(code, { lists: { ...none, ...lists }, words: {} });
  const fileAt = ({ pathname }: URL) => {
    const path = pathname.slice(1);
    return files.get(path) ?? files.get(path === '' ? 'index.html' : `${path}.html`);
  };
  await page.route(
    (url) => fileAt(url) !== undefined,
    async (route) => {
      const body = fileAt(new URL(route.request().url()))!;
      const isPage = body.startsWith('<!');
      const headers = isPage ? (await route.fetch()).headers() : {};
      await route.fulfill({
        headers,
        body,
        contentType: isPage ? 'text/html' : 'application/json',
      });
    },
  );
}
