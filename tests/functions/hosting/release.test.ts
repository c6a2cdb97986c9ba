import { readFileSync } from 'node:fs';
import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { shellOf } from '#model/updates/builds.ts';
import { type Locale, LOCALES } from '#studio/locale.ts';
import { SITE } from '../../../emulators/project.ts';
import {
  collection,
  contentCollection,
  publicationCollection,
} from '../../../functions/src/firestore.ts';
import { requestRelease, readReleaseState } from '../../../functions/src/release/state.ts';
import { distFolder } from '../../../web/scripts/output.ts';
import { send } from '../support/publishing.ts';

/* The pages that the suite serves follow here alone; before, the run pauses that (tests/runner/pause-releases.ts). */

/** A loaded machine renders slower; the limit is the product's. */
const WITHIN_MS = 10_000;

const WITHDRAWN = [
  {
    type: 'testimonials',
    entry: 'seed-testimonial-1',
    words: ['nobody opened the book any more', 'tidak ada yang membukanya'],
  },
  { type: 'portfolio', entry: 'seed-example-clinic-queue', words: ['example-clinic-queue'] },
  { type: 'blog', entry: 'seed-one-page-brief', words: ['one-page-brief'] },
] as const;

const PAGES = [
  '/',
  '/m/home',
  '/our-portofolio',
  '/m/our-portofolio',
  '/testimonial',
  '/m/testimonial',
  '/blog',
];
const PAYLOADS = PAGES.map((path) => `${path === '/' ? '' : path}/_payload.json`);

/** Addresses where withdrawn texts could still be read. */
async function places(): Promise<string[]> {
  const placesIn = async (locale: Locale) => {
    const paths = [...PAGES, ...PAYLOADS, '/sitemap.xml', `/blog/feed-${locale}.xml`];
    const found = paths.map(async (path) => {
      const response = await fetch(SITE + path, { headers: { 'accept-language': locale } });
      const text = await response.text();
      expect(response.status, path).toBe(200);
      return WITHDRAWN.some(({ words }) => words.some((word) => text.includes(word)))
        ? [`${path} ${locale}`]
        : [];
    });
    return (await Promise.all(found)).flat();
  };
  return (await Promise.all(LOCALES.map(placesIn))).flat();
}

const latest = async () =>
  ((await (await fetch(`${SITE}/builds/latest.json`)).json()) as { id: string }).id;

const before: [DocumentReference, DocumentData | undefined][] = [];
let buildBefore = '';
const builtId = () => readFileSync(`${distFolder}/builds/latest.json`, 'utf8');
const built = builtId();

beforeAll(async () => {
  for (const { type, entry } of WITHDRAWN) {
    for (const document of [
      contentCollection(type).doc(entry),
      publicationCollection(type).doc(entry),
      collection('content_list').doc(type),
    ])
      before.push([document, (await document.get()).data()]);
  }
  await requestRelease();
  const isRendered = async () => {
    const { changed, rendered } = await readReleaseState();
    return changed !== undefined && rendered?.isEqual(changed);
  };
  await vi.waitUntil(isRendered, { timeout: 3 * WITHIN_MS, interval: 250 });
  buildBefore = await latest();
});

afterAll(async () => {
  for (const { type, entry } of WITHDRAWN) {
    const history = contentCollection(type).doc(entry).collection(HISTORY_COLLECTION);
    const added = await history.where('reason', '==', 'withdraw').get();
    await Promise.all(added.docs.map(({ ref }) => ref.delete()));
  }
});

test('what is withdrawn is gone from everything that is served, and comes back', async () => {
  const all = await places();
  expect(all.length).toBeGreaterThanOrEqual(2 * (PAGES.length + PAYLOADS.length) + 4);
  for (const { type, entry } of WITHDRAWN) {
    for (const locale of LOCALES) {
      const answer = await send({ command: 'withdraw', type, entry, locale });
      expect(answer).toMatchObject({ status: 200, outcome: 'done' });
    }
  }
  const gone = { timeout: WITHIN_MS, interval: 250 };
  await expect.poll(places, gone).toEqual([]);
  for (const path of ['/blog/one-page-brief', '/our-portofolio/example-clinic-queue']) {
    for (const address of [path, `/en${path}`, `/id${path}`, `${path}/_payload.json`])
      expect((await fetch(SITE + address)).status, address).toBe(404);
  }
  const build = await latest();
  expect(build).not.toBe(buildBefore);
  expect(builtId(), 'the build stays').toBe(built);
  // Pages of functions, the worker's list and the admin program are of the same build.
  for (const [path, id] of [
    ['/no-such-page', shellOf(build)],
    ['/service-worker.js', build],
    ['/admin/dashboard', shellOf(build)],
  ] as const)
    expect(await (await fetch(SITE + path)).text(), path).toContain(id);

  for (const [document, data] of before) await document.set(data ?? {});
  await requestRelease();
  await expect.poll(latest, gone).toBe(buildBefore);
  await expect.poll(places, gone).toEqual(all);
});
