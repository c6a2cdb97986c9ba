import { readFileSync } from 'node:fs';
import type { Locale } from '../../../model/locale.ts';

/** The baseline for a page: the same text with a short style sheet and no script. @param file name without `.html` */
export function floorPage(dist: URL, locale: Locale, file: string): string {
  const html = readFileSync(new URL(`localized/${locale}/${file}.html`, dist), 'utf8');
  const body = /<div id="root">(.*)<\/div><\/body>/s.exec(html)?.[1] ?? '';
  const words = body
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<(?!\/?(?:h[1-6]|p|ul|ol|li|a|main|header|footer|nav|section)[\s>])[^>]*>/g, ' ')
    .replaceAll(/<(\w+)[^>]*?( href="[^"]*")?[^>]*>/g, '<$1$2>');
  const style =
    'body{max-width:70rem;margin:auto;padding:1rem;font:1.0625rem/1.6 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1}';
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>Floor</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<style>${style}</style></head><body>${words}</body></html>`
  );
}
