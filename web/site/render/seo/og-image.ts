import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';
import sharp from 'sharp';
import { SHARED_IMAGE } from '#model/pictures/media.ts';
import { LOGO_PATH } from '#studio/logo-path.ts';
import { studio } from '#studio/studio.ts';
import { hexColor } from '../styles/colors.ts';

const { width: WIDTH, height: HEIGHT } = SHARED_IMAGE;
const MARGIN = 80;

const fonts = createRequire(import.meta.url).resolve('@fontsource/plus-jakarta-sans/package.json');
const loadFont = (weight: number) =>
  openSync(
    fonts.replace('package.json', `files/plus-jakarta-sans-latin-${weight}-normal.woff`),
  ) as Font;
const heavy = loadFont(800);
const medium = loadFont(500);

/** As SVG paths, so that the image does not depend on installed fonts. */
function outlines(text: string, font: Font, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const at = pen + (positions[index]?.xOffset ?? 0);
    pen += positions[index]?.xAdvance ?? 0;
    return `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function widthOf(text: string, font: Font, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/** @param width of a line in pixels */
function wrap(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export async function openGraphImage(title: string): Promise<Buffer> {
  const size = [84, 72, 60, 50].find(
    (candidate) =>
      wrap(title, heavy, candidate, WIDTH - 2 * MARGIN).length <= (candidate > 60 ? 3 : 4),
  );
  const lines = wrap(title, heavy, size ?? 44, WIDTH - 2 * MARGIN).slice(0, 5);
  const leading = (size ?? 44) * 1.12;
  const top = 150 + (size ?? 44);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><pattern id="kawung" width="96" height="96" patternUnits="userSpaceOnUse"><path transform="scale(2)" d="${LOGO_PATH}" fill="none" stroke="${hexColor('highlight')}" stroke-width=".8"/></pattern>
    <linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>
    <mask id="corner"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hexColor('brand')}"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#kawung)" mask="url(#corner)"/>
    <path transform="translate(${MARGIN} 64) scale(1.35)" d="${LOGO_PATH}" fill="${hexColor('highlight')}"/>
    <g fill="${hexColor('on-brand')}">${outlines(studio.name, heavy, 34, MARGIN + 84, 108)}</g>
    <g fill="${hexColor('on-brand')}">${lines.map((line, index) => outlines(line, heavy, size ?? 44, MARGIN, top + 60 + index * leading)).join('')}</g>
    <g fill="${hexColor('on-brand-muted')}">${outlines(studio.domain, medium, 28, MARGIN, HEIGHT - 64)}</g>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
