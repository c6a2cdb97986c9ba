import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Font, create } from 'fontkit';
import sharp from 'sharp';
import { SOCIAL_IMAGE } from '#model/pictures/media.ts';

const { width: WIDTH } = SOCIAL_IMAGE;
export const MARGIN = 80;

export function outlines(text: string, font: Font, size: number, x: number, y: number): string {
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

function wrap(text: string, font: Font, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Parts of every picture, and the typeface of titles: `web/scripts/og-template.ts` writes it beside the renderer. */
export interface OgTemplate {
  svg: string;
  font: string;
}

export const OG_TEMPLATE_FILE = 'og-template.json';

let loading: Promise<{ svg: string; font: Font }> | undefined;

async function loadFrame() {
  const file = await readFile(join(import.meta.dirname, OG_TEMPLATE_FILE), 'utf8');
  const { svg, font } = JSON.parse(file) as OgTemplate;
  return { svg, font: create(Buffer.from(font, 'base64')) as Font };
}

/** The picture that messengers show of a page. @returns JPEG */
export async function openGraphImage(title: string): Promise<Uint8Array> {
  const { svg, font } = await (loading ??= loadFrame());
  const linesOf = (size: number) => wrap(title, font, size, WIDTH - 2 * MARGIN);
  const fitting = [84, 72, 60, 50].find((size) => linesOf(size).length <= (size > 60 ? 3 : 4));
  const size = fitting ?? 44;
  const top = 210 + size;
  const lines = linesOf(size)
    .slice(0, 5)
    .map((line, index) => outlines(line, font, size, MARGIN, top + index * size * 1.12));
  const drawn = Buffer.from(svg.replace('TITLE', () => lines.join('')));
  return sharp(drawn).jpeg({ quality: 84, mozjpeg: true }).toBuffer();
}
