import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { openSync } from 'fontkit';
import { messages as faq } from '../../src/pages/faq/messages.ts';
import { messages as home } from '../../src/pages/home/messages.ts';
import { messages as services } from '../../src/pages/services/messages.ts';

/**
 * System fonts that stand in for the site's typeface until it has arrived, in the order in which they are tried. The
 * file has the widths of the named fonts: Arimo has those of Arial, Liberation Sans and Helvetica.
 */
const FALLBACKS = [
  {
    family: 'Jakarta Arial',
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Helvetica Bold'],
    file: (weight: 400 | 700) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff`,
  },
  {
    family: 'Jakarta Roboto',
    regular: ['Roboto', 'Roboto Regular'],
    bold: ['Roboto Bold'],
    file: (weight: 400 | 700) => `@fontsource/roboto/files/roboto-latin-${weight}-normal.woff`,
  },
  {
    family: 'Jakarta DejaVu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    file: (weight: 400 | 700) =>
      `dejavu-fonts-ttf/ttf/DejaVuSans${weight === 700 ? '-Bold' : ''}.ttf`,
  },
] as const;

/** Weights of the typeface, each with the range of weights that one fallback stands in for. */
const WEIGHTS = [
  { weight: 400, range: '200 500', bold: false },
  { weight: 700, range: '501 750', bold: true },
  { weight: 800, range: '751 800', bold: true },
] as const;

const { resolve } = createRequire(import.meta.url);

/** Opens a font file of a package. `resolve` finds the package's folder by its package.json. */
function openFont(path: string): Font {
  const [, name = '', file = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.*)$/.exec(path) ?? [];
  return openSync(resolve(`${name}/package.json`).replace(/package\.json$/, file)) as Font;
}

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.values(value ?? {}).flatMap((each) => stringsIn(each));

/** Width of the site's texts in a font, in ems. */
function widthIn(font: Font): number {
  // A no-break space is as wide as a space, but fontkit fails at the empty glyph that Arimo has for it.
  const texts = stringsIn([home, services, faq]).map((text) => text.replaceAll('\u00a0', ' '));
  const width = texts.reduce((sum, text) => sum + font.layout(text).advanceWidth, 0);
  return width / font.unitsPerEm;
}

const percent = (value: number) => `${Number((value * 100).toFixed(2))}%`;
const local = (names: readonly string[]) => names.map((name) => `local('${name}')`).join();

/**
 * Rules that give system fonts the widths and heights of the site's typeface, so that nothing moves when the typeface
 * replaces them. The factor is that of the site's own texts in both languages.
 */
export function fallbackFontFaces(): string {
  return WEIGHTS.flatMap(({ weight, range, bold }) => {
    const typeface = openFont(
      `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-${weight}-normal.woff`,
    );
    const width = widthIn(typeface);
    return FALLBACKS.map((fallback) => {
      const factor = width / widthIn(openFont(fallback.file(bold ? 700 : 400)));
      const height = (value: number) => percent(Math.abs(value) / typeface.unitsPerEm / factor);
      return (
        `@font-face{font-family:'${fallback.family}';font-weight:${range};` +
        `src:${local(bold ? fallback.bold : fallback.regular)};size-adjust:${percent(factor)};` +
        `ascent-override:${height(typeface.ascent)};descent-override:${height(typeface.descent)};` +
        'line-gap-override:0%}'
      );
    });
  }).join('');
}
