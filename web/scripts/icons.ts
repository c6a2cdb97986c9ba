import sharp from 'sharp';
import { hexColor } from '#site/render/styles/colors.ts';
import { LOGO_PATH } from '#studio/logo-path.ts';
import { writeOutput } from './output.ts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="20" fill="${hexColor('brand')}"/><path transform="translate(24 24)" fill="${hexColor('highlight')}" d="${LOGO_PATH}"/></svg>`;

export async function writeIcons(): Promise<void> {
  // Systems that mask icons need a background without rounded corners.
  const square = ICON.replace(' rx="20"', '');
  await writeOutput('icons/icon.svg', ICON);
  await writeOutput('icons/icon-192.png', await png(ICON, 192));
  await writeOutput('icons/icon-512.png', await png(ICON, 512));
  await writeOutput('icons/maskable-512.png', await png(square, 512));
  await writeOutput('icons/apple-touch-icon.png', await png(square, 180));
  const sizes = [48, 32];
  const images = await Promise.all(sizes.map((size) => png(ICON, size)));
  await writeOutput('favicon.ico', ico(sizes, images));
}

function png(svg: string, size: number): Promise<Buffer> {
  // An SVG has its own size (96) at 72 dpi.
  const density = (72 * size) / 96;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** PNGs in an ICO container: browsers use 32 px, search engines a multiple of 48 px. */
function ico(sizes: readonly number[], images: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(sizes.length, 4);
  let start = header.length;
  for (const [index, image] of images.entries()) {
    const size = sizes[index] ?? 0;
    const entry = header.subarray(6 + 16 * index);
    entry.writeUInt8(size, 0);
    entry.writeUInt8(size, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(image.length, 8);
    entry.writeUInt32LE(start, 12);
    start += image.length;
  }
  return Buffer.concat([header, ...images]);
}
