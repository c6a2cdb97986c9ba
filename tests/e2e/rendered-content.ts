import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { PageRendererModule } from '#model/pages/renderer.ts';
import { rendererFolder } from '../../web/scripts/output.ts';
import { writtenFiles } from '../written-files.ts';

/** Fields of entries of which a test says nothing. */
const UNSAID = {
  blog: { author: 'studio' },
  portfolio: { screens: [], link: '', services: [] },
  testimonials: { picture: null },
};

/** True for addresses whose answers differ between two builds of the same code. */
const isOfBuild = ({ pathname }: URL): boolean =>
  /\/_payload\.json$|^\/builds\//.test(pathname) || !/^\/(?:api|media)\/|\.\w+$/.test(pathname);

/** Serves the site's English pages as they are where this is published, and nothing else, until it is called again. */
export async function publishForPage(
  page: Page,
  lists: { [Type in keyof typeof UNSAID]?: readonly object[] },
): Promise<void> {
  const code = await readFile(`${rendererFolder}/code.json`, 'utf8');
  const renderer = pathToFileURL(`${rendererFolder}/render-site.js`).href;
  const { writeSite } = (await import(renderer)) as PageRendererModule;
  const entriesOf = (type: keyof typeof UNSAID) =>
    (lists[type] ?? []).map((entry) => ({ ...UNSAID[type], ...entry })) as never[];
  const content = {
    words: {},
    blog: entriesOf('blog'),
    portfolio: entriesOf('portfolio'),
    testimonials: entriesOf('testimonials'),
  };
  const { files } = await writtenFiles((writer) => writeSite(code, content, writer));
  await page.unroute(isOfBuild);
  await page.route(isOfBuild, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    const text = files.get(path) ?? files.get(path === '' ? 'index.html' : `${path}.html`);
    // The page may have been left meanwhile.
    const answer = async () => {
      const response = await route.fetch({ maxRetries: 1 });
      await route.fulfill(
        text === undefined ? { response } : { response, status: 200, body: text },
      );
    };
    await answer().catch(() => undefined);
  });
}
