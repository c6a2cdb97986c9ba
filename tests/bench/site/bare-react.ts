import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Headings and paragraphs of a built page. */
function textsOf(dist: URL, page: string): string[] {
  const html = readFileSync(new URL(`localized/en/${page}.html`, dist), 'utf8');
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  const found = main.matchAll(/<(h1|h2|h3|p|li|summary|dd)\b[^>]*>(.*?)<\/\1>/gs);
  const texts = [...found].map(([, name = '', inner = '']) => ({
    name,
    text: inner.replaceAll(/<[^>]*>/g, '').trim(),
  }));
  const title = texts.find(({ name }) => name === 'h1')?.text ?? page;
  return [title, ...texts.filter(({ name, text }) => name !== 'h1' && text).map((one) => one.text)];
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * The baseline for navigation: a prerendered page with the texts of `/m/home` that React and its router hydrate, and a
 * link to one with the texts of `/m/services`. It has no style, no payload and no other script.
 */
export async function bareReactPage(dist: URL): Promise<string> {
  const pages = { '/bare': textsOf(dist, 'm/home'), '/bare-next': textsOf(dist, 'm/services') };
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('bare-page.tsx', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    target: 'es2022',
    write: false,
    define: { PAGES: JSON.stringify(pages), 'process.env.NODE_ENV': '"production"' },
  });
  const script = (outputFiles[0]?.text ?? '').replaceAll('</script', '<\\/script');
  const [title = '', ...paragraphs] = pages['/bare'].map(escape);
  const body = `<main><h1>${title}</h1><a href="/bare-next" data-discover="true">Next</a>${paragraphs
    .map((text) => `<p>${text}</p>`)
    .join('')}</main>`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Bare</title>' +
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>' +
    `<body><div id="root">${body}</div><script>${script}</script></body></html>`
  );
}
