import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { shellOf } from '#model/updates/builds.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { SITE } from '../../../emulators/project.ts';
import { requestRelease, readReleaseState } from '../../../functions/src/release/state.ts';
import { distFolder } from '../../../web/scripts/output.ts';
import { storeEntry } from '../support/content.ts';
import { publish, sendCommand } from '../support/publishing.ts';

/* The pages that the suite serves follow here alone; before, the run pauses that (tests/runner/pause-releases.ts). */

const TYPES = ['testimonials', 'portfolio', 'blog'] as const;
/** Slug, and a word of each text. */
const entry = `release-${randomUUID().slice(0, 8)}`;

const LISTS = ['/our-portofolio', '/m/our-portofolio', '/testimonial', '/m/testimonial', '/blog'];
const PAGES = ['/', '/m/home', ...LISTS];
const PAYLOADS = PAGES.map((path) => `${path === '/' ? '' : path}/_payload.json`);

/** Addresses where a text of the entries can be read. */
async function places(): Promise<string[]> {
  const placesIn = async (locale: Locale) => {
    const paths = [...PAGES, ...PAYLOADS, '/sitemap.xml', `/blog/feed-${locale}.xml`];
    const found = paths.map(async (path) => {
      const response = await fetch(SITE + path, { headers: { 'accept-language': locale } });
      const text = await response.text();
      expect(response.status, path).toBe(200);
      return text.includes(entry) ? [`${path} ${locale}`] : [];
    });
    return (await Promise.all(found)).flat();
  };
  return (await Promise.all(LOCALES.map(placesIn))).flat();
}

const latest = async () =>
  ((await (await fetch(`${SITE}/builds/latest.json`)).json()) as { id: string }).id;

const builtId = () => readFileSync(`${distFolder}/builds/latest.json`, 'utf8');
const built = builtId();
let before = '';

/** Waits until all files are written, and those that are gone removed. */
async function released(): Promise<void> {
  const isRendered = async () => {
    const { changed, rendered } = await readReleaseState();
    return changed && rendered?.isEqual(changed);
  };
  await vi.waitUntil(isRendered, { timeout: 30_000, interval: 250 });
}

beforeAll(async () => {
  await requestRelease();
  await released();
  before = await latest();
});

afterAll(async () => {
  for (const type of TYPES)
    for (const command of ['delete', 'erase']) await sendCommand({ command, type, entry });
});

test('visitors read what is published, and nowhere what is withdrawn', async () => {
  for (const type of TYPES) {
    await storeEntry(type, entry);
    for (const locale of LOCALES)
      expect(await publish(type, entry, locale)).toMatchObject({ outcome: 'done' });
  }
  const enough = 2 * (2 * LISTS.length + 2);
  await released();
  expect((await places()).length).toBeGreaterThanOrEqual(enough);
  const build = await latest();
  expect(builtId(), 'the build stays').toBe(built);
  for (const [path, id] of [
    ['/no-such-page', shellOf(build)],
    ['/service-worker.js', build],
    ['/admin/dashboard', shellOf(build)],
  ] as const)
    expect(await (await fetch(SITE + path)).text(), path).toContain(id);

  for (const type of TYPES)
    for (const locale of LOCALES) await sendCommand({ command: 'withdraw', type, entry, locale });
  await released();
  expect(await places()).toEqual([]);
  for (const path of [`/blog/${entry}`, `/our-portofolio/${entry}`]) {
    for (const address of [path, `/en${path}`, `/id${path}`, `${path}/_payload.json`])
      expect((await fetch(SITE + address)).status, address).toBe(404);
  }
  // Every file is as it was.
  expect(await latest()).toBe(before);
});
