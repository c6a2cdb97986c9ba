import { expect, test } from 'vitest';
import { addIcons } from '../../../web/build/seo/icons.ts';
import type { OutputFiles } from '../../../web/build/output-files.ts';

/** Width and height that a PNG says it has. */
const pngSize = (png: Buffer): number[] => {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
};

test('favicon.ico holds the icon at 48 px, as search engines ask for, and at 32 px', async () => {
  const output: OutputFiles = new Map();
  await addIcons(output);
  const file = Buffer.from(output.get('favicon.ico') ?? '');
  expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1]);
  const count = file.readUInt16LE(4);
  let end = 6 + 16 * count;
  const sizes = Array.from({ length: count }, (_, index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const [length, start] = [entry.readUInt32LE(8), entry.readUInt32LE(12)];
    expect(start).toBe(end);
    end += length;
    expect(pngSize(file.subarray(start, end))).toEqual([entry[0], entry[1]]);
    return entry[0];
  });
  expect(end).toBe(file.length);
  expect(sizes).toEqual([48, 32]);
});
