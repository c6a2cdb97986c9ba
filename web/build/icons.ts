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
  emit(output, 'favicon.ico', ico(await png(svg, 32), 32));
}

function png(svg: string, size: number): Promise<Buffer> {
  // 72 dots per inch give an SVG its own size; more of them make it larger without blur.
  const density = (72 * size) / 96;
  return sharp(Buffer.from(svg), { density })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** One PNG in an ICO container, for what asks for `/favicon.ico` without reading the page. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}
