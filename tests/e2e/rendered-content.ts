import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { CDPSession, Page } from '@playwright/test';
import type { PageRendererModule } from '#model/pages/renderer.ts';
import { rendererFolder } from '../../web/scripts/output.ts';
import { writtenFiles } from '../written-files.ts';

/** Fields of entries of which a test says nothing. */
const UNSAID = {
  blog: { author: 'studio' },
  portfolio: { screens: [], link: '', services: [] },
  testimonials: { picture: null },
};

/** Addresses whose answers differ between two builds of the same code. */
const ASKED = [
  { urlPattern: '*', resourceType: 'Document' },
  { urlPattern: '*/_payload.json*' },
  { urlPattern: '*/builds/*' },
] as const;

const sessions = new WeakMap<Page, CDPSession>();

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
  const fileAt = (url: string) => {
    const path = new URL(url).pathname.slice(1);
    return files.get(path) ?? files.get(path === '' ? 'index.html' : `${path}.html`);
  };
  await sessions.get(page)?.detach();
  const session = await page.context().newCDPSession(page);
  sessions.set(page, session);
  session.on('Fetch.requestPaused', ({ requestId, request, responseHeaders = [] }) => {
    const text = fileAt(request.url);
    const body = Buffer.from(text ?? '').toString('base64');
    // Answers with the headers of the site's page.
    const answered =
      text === undefined
        ? session.send('Fetch.continueRequest', { requestId })
        : session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: 200,
            responseHeaders: responseHeaders.filter(
              ({ name }) => !/^content-(?:encoding|length)$|^etag$/i.test(name),
            ),
            body,
          });
    answered.catch(() => undefined);
  });
  const patterns = ASKED.map((asked) => ({ ...asked, requestStage: 'Response' as const }));
  await session.send('Fetch.enable', { patterns });
}
