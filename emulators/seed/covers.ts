import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  MEDIA_FOLDER,
  MEDIA_FORMATS,
  MEDIA_WIDTHS,
  SHARED_IMAGE,
  sharedImagePath,
} from '../../model/pictures/media.ts';
import { CACHE } from '../project.ts';
import { COVER_RATIO } from './content/index.ts';
import type { SeedCover } from './content/shape.ts';

const WIDTH = Math.max(...MEDIA_WIDTHS);
const HEIGHT = Math.round(WIDTH / COVER_RATIO);

/** The same numbers for the same seed on every machine, between 0 and 1. */
function numbersFrom(seed: string): () => number {
  let state = createHash('sha256').update(seed).digest().readUInt32LE();
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const MOTIFS: Record<SeedCover['motif'], (next: () => number, hue: number) => string> = {
  waves: (next, hue) =>
    Array.from({ length: 5 }, (_, row) => {
      const y = HEIGHT * (0.25 + row * 0.16);
      const [rise, fall] = [120 + next() * 160, 120 + next() * 160];
      return `<path d="M0 ${y} C ${WIDTH * 0.3} ${y - rise}, ${WIDTH * 0.6} ${y + fall}, ${WIDTH} ${y - 40} V ${HEIGHT} H 0 Z" fill="hsl(${hue + row * 9} 62% ${72 - row * 9}%)" opacity="0.75"/>`;
    }).join(''),
  tiles: (next, hue) =>
    Array.from({ length: 24 }, (_, at) => {
      const [column, row] = [at % 6, Math.floor(at / 6)];
      const side = WIDTH / 6;
      const radius = next() > 0.5 ? 70 : 18;
      return `<rect x="${column * side + 14}" y="${row * side + 14}" width="${side - 28}" height="${side - 28}" rx="${radius}" fill="hsl(${hue + next() * 30} 58% ${48 + next() * 32}%)"/>`;
    }).join(''),
  circles: (next, hue) =>
    Array.from({ length: 9 }, (_, at) => {
      const radius = 60 + at * 16 + next() * 50;
      return `<circle cx="${(WIDTH / 9) * (at + 0.5)}" cy="${HEIGHT * (0.35 + next() * 0.35)}" r="${radius}" fill="hsl(${hue + at * 5} 60% ${46 + next() * 26}%)" opacity="0.7"/>`;
    }).join(''),
  bars: (next, hue) =>
    Array.from({ length: 14 }, (_, at) => {
      const height = HEIGHT * (0.25 + next() * 0.6);
      const width = WIDTH / 14;
      return `<rect x="${at * width + 12}" y="${HEIGHT - height}" width="${width - 24}" height="${height + 40}" rx="20" fill="hsl(${hue + next() * 22} 66% ${50 + next() * 22}%)"/>`;
    }).join(''),
};

function drawing({ id, hue, motif }: SeedCover): string {
  const shapes = MOTIFS[motif](numbersFrom(id), hue);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="hsl(${hue} 48% 90%)"/>${shapes}</svg>`;
}

export interface CoverFile {
  /** Path in the bucket. */
  path: string;
  type: string;
  data: Buffer;
}

/** Every size and format of a cover, and what links show of it: drawn once on a machine, then read from the launcher's cache. */
export async function coverFiles(cover: SeedCover): Promise<CoverFile[]> {
  const svg = drawing(cover);
  const folder = join(CACHE, 'covers', createHash('sha256').update(svg).digest('hex').slice(0, 16));
  mkdirSync(folder, { recursive: true });
  const files: CoverFile[] = [];
  for (const width of MEDIA_WIDTHS) {
    for (const format of MEDIA_FORMATS) {
      const kept = join(folder, `${width}.${format}`);
      if (!existsSync(kept)) {
        const picture = sharp(Buffer.from(svg)).resize({ width });
        const options = format === 'avif' ? { quality: 55, effort: 2 } : { quality: 78, effort: 2 };
        writeFileSync(kept, await picture.toFormat(format, options).toBuffer());
      }
      const path = `${MEDIA_FOLDER}/${cover.id}/${width}.${format}`;
      files.push({ path, type: `image/${format}`, data: readFileSync(kept) });
    }
  }
  const shared = join(folder, 'shared.jpg');
  if (!existsSync(shared)) {
    const { width, height } = SHARED_IMAGE;
    const picture = sharp(Buffer.from(svg)).resize(width, height, { fit: 'cover' });
    writeFileSync(shared, await picture.jpeg({ quality: 80 }).toBuffer());
  }
  const path = sharedImagePath(cover.id).slice(1);
  files.push({ path, type: 'image/jpeg', data: readFileSync(shared) });
  return files;
}
