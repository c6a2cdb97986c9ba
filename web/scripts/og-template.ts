import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Font, create } from 'fontkit';
import { SOCIAL_IMAGE } from '#model/pictures/media.ts';
import { type OgTemplate, MARGIN, outlines } from '#site/render/seo/og-image.ts';
import { hexColor } from '#site/render/styles/colors.ts';
import { LOGO_PATH } from '#studio/logo-path.ts';
import { studio } from '#studio/studio.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE;

const fonts = createRequire(import.meta.url).resolve('@fontsource/plus-jakarta-sans/package.json');
const readFont = (weight: number) =>
  readFile(fonts.replace('package.json', `files/plus-jakarta-sans-latin-${weight}-normal.woff`));

export async function ogTemplate(): Promise<OgTemplate> {
  const bold = await readFont(800);
  const heavy = create(bold) as Font;
  const medium = create(await readFont(500)) as Font;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><pattern id="kawung" width="96" height="96" patternUnits="userSpaceOnUse"><path transform="scale(2)" d="${LOGO_PATH}" fill="none" stroke="${hexColor('highlight')}" stroke-width=".8"/></pattern>
    <linearGradient id="fade" x1="0" y1="0" x2="1" y2="1"><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></linearGradient>
    <mask id="corner"><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade)"/></mask></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hexColor('brand')}"/>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#kawung)" mask="url(#corner)"/>
    <path transform="translate(${MARGIN} 64) scale(1.35)" d="${LOGO_PATH}" fill="${hexColor('highlight')}"/>
    <g fill="${hexColor('on-brand')}">${outlines(studio.name, heavy, 34, MARGIN + 84, 108)}</g>
    <g fill="${hexColor('on-brand')}">TITLE</g>
    <g fill="${hexColor('on-brand-muted')}">${outlines(studio.domain, medium, 28, MARGIN, HEIGHT - 64)}</g>
  </svg>`;
  return { svg, font: bold.toString('base64') };
}
