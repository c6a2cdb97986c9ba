import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Output } from './output.ts';
import { emit } from './output.ts';

const SOURCE = new URL('./icon.svg', import.meta.url);

/** Icons of the site and of the installed app, all from `icon.svg`. */
export async function emitIcons(output: Output): Promise<void> {
  const svg = await readFile(SOURCE, 'utf8');
  // Where the system cuts its own shape, the ground has to reach the edges.
  const square = svg.replace(' rx="20"', '');
  emit(output, 'icons/icon.svg', svg);
  emit(output, 'icons/icon-192.png', await png(svg, 192));
  emit(output, 'icons/icon-512.png', await png(svg, 512));
  emit(output, 'icons/maskable-512.png', await png(square, 512));
  emit(output, 'icons/apple-touch-icon.png', await png(square, 180));
  const sizes = [48, 32];
  emit(output, 'favicon.ico', ico(sizes, await Promise.all(sizes.map((size) => png(svg, size)))));
}

function png(svg: string, size: number): Promise<Buffer> {
  // 72 dots per inch give an SVG its own size; more of them make it larger without blur.
  const density = (72 * size) / 96;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * PNGs in an ICO container, for what asks for `/favicon.ico` without reading the page: browsers take 32 px, search
 * engines a multiple of 48.
 */
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
