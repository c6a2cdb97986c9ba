import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPlace } from '../../../backup/open-place.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'place-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file of a folder is replaced as a whole or not at all', async () => {
  const place = openPlace(join(folder, 'new'));
  expect(await place.list()).toEqual([]);
  await place.write('storage/a', 'old');
  const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const half = (function* () {
    yield 'ne';
    throw full;
  })();
  await expect(place.write('storage/a', half as unknown as string)).rejects.toBe(full);
  expect(String(await place.read('storage/a'))).toBe('old');
  expect(readdirSync(join(folder, 'new/storage'))).toEqual(['a']);
  // A process that is killed leaves such a file.
  writeFileSync(join(folder, 'new/storage/b.1234.part'), 'ne');
  await place.write('manifest.json', '{}');
  expect((await place.list()).toSorted()).toEqual(['manifest.json', 'storage/a']);
  expect(await place.read('storage/b')).toBeNull();
});

test('a bucket is named by its address', () => {
  expect(openPlace('gs://studio-backups/2026/11/').name).toBe('gs://studio-backups/2026/11');
  expect(openPlace('gs://studio-backups').name).toBe('gs://studio-backups/');
  expect(() => openPlace('gs:/studio-backups')).toThrow(/^"gs:\/studio-backups" is not a folder/);
});
