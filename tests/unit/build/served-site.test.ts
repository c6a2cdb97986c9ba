import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { saveServedSite, serveSite } from '../../../emulators/served-site.ts';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a start serves the build anew, or with the kept data the pages that show them', () => {
  const folders = {
    build: join(folder, 'build'),
    served: join(folder, 'served'),
    kept: join(folder, 'kept'),
  };
  const write = (where: keyof typeof folders, name: string, text: string) =>
    writeFileSync(join(folders[where], name), text);
  const blog = (where: keyof typeof folders) =>
    readFileSync(join(folders[where], 'blog.html'), 'utf8');
  mkdirSync(folders.build);
  write('build', '.built-from', 'sources 1');
  write('build', 'blog.html', 'seeds');
  serveSite(true, folders);
  expect(blog('served'), 'nothing was kept').toBe('seeds');
  write('served', 'blog.html', 'typed');
  saveServedSite(folders);
  write('served', 'blog.html', 'typed and not kept');
  serveSite(false, folders);
  expect([blog('served'), blog('build')]).toEqual(['seeds', 'seeds']);
  serveSite(true, folders);
  expect(blog('served')).toBe('typed');
  write('build', '.built-from', 'sources 2');
  serveSite(true, folders);
  expect(blog('served'), 'the kept pages are of other code').toBe('seeds');
});
