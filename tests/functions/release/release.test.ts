import sharp from 'sharp';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Command } from '#model/content/commands.ts';
import type { ReleaseAnswer } from '#model/dashboard/api.ts';
import { SOCIAL_IMAGE } from '#model/pictures/media.ts';
import { shellOf } from '#model/updates/builds.ts';
import { messages as home } from '#site/pages/home/messages.ts';
import { messages as portfolio } from '#site/pages/our-portofolio/messages.ts';
import { messages as testimonial } from '#site/pages/testimonial/messages.ts';
import { SEED_CONTENT } from '../../../emulators/seed/content.ts';
import { seedContent } from '../../../emulators/seed/main.ts';
import { seedSiteContent } from '../../../emulators/seed/site-content.ts';
import { CODE_ID } from '../../../functions/src/config.ts';
import { loadSiteContent } from '../../../functions/src/content/published.ts';
import { readDashboard } from '../../../functions/src/dashboard/endpoint.ts';
import { adminApp } from '../../../functions/src/firestore.ts';
import { writeSite } from '../../../functions/src/pages/renderer.ts';
import type { Publisher } from '../../../functions/src/release/publisher.ts';
import { release } from '../../../functions/src/release/release.ts';
import {
  requestRelease,
  requestDueRelease,
  busySince,
  isWaiting,
  readReleaseState,
  releaseDocument,
} from '../../../functions/src/release/state.ts';
import { inHtml } from '../../served-words.ts';
import { writtenFiles } from '../../written-files.ts';
import { tokenOf } from '../support/accounts.ts';
import { storeEntry, storePublication } from '../support/content.ts';
import { publish, sendCommand } from '../support/publishing.ts';
import { renderSite } from '../support/released-files.ts';
import { callAs, postAs } from '../support/requests.ts';
import { wipe } from '../support/wipe.ts';

beforeEach(wipe);

/** Collects what is handed over. */
function receiver() {
  const sites: Awaited<ReturnType<typeof renderSite>>[] = [];
  const publisher: Publisher = async (render) => {
    const site = await writtenFiles(render);
    sites.push(site);
    return site.buildId;
  };
  return { sites, publisher };
}

const changed = async () => (await readReleaseState()).changed?.toMillis() ?? 0;

test('with nothing but the seeds, a release has the content of the build, byte for byte', async () => {
  await seedContent(adminApp(), SEED_CONTENT);
  expect(JSON.stringify(await loadSiteContent())).toBe(JSON.stringify(seedSiteContent()));
});

test('a release of what changed serves the same bytes as a release of everything', async () => {
  await storePublication('testimonials', 'a', { en: 1 });
  const { files: served, buildId } = await renderSite();
  const again = async () => {
    const written = new Map<string, string | Uint8Array>();
    const id = await writeSite(await loadSiteContent(), {
      write: async (path, file) => {
        if (served.get(path) === String(file)) return true;
        served.set(path, String(file));
        written.set(path, file);
        return false;
      },
      keep: (path) => served.has(path),
    });
    return { id, written, pages: [...written.keys()].filter((path) => path.endsWith('.html')) };
  };
  const unchanged = await again();
  expect([unchanged.id, ...unchanged.written.keys()]).toEqual([buildId, 'builds/latest.json']);
  await storePublication('testimonials', 'b', { en: 1 });
  const { pages, id } = await again();
  const named = pages.map((path) => path.replace(/^(?:localized\/)?(?:en|id)\//, ''));
  const shown = ['en', 'id', 'index', 'm', 'm/home', 'm/testimonial', 'testimonial'];
  expect([...new Set(named)].toSorted()).toEqual(shown.map((page) => `${page}.html`));
  expect(pages).toHaveLength(5 * 5);
  const all = await renderSite();
  expect([all.buildId, shellOf(id)]).toEqual([id, shellOf(buildId)]);
  for (const [path, text] of all.files)
    if (path !== 'builds/latest.json') expect(served.get(path) === text, path).toBe(true);
  // A new title has a picture of its own for messengers, which is made once.
  await storePublication('blog', 'a', { en: 1 });
  const drawn = async () => [...(await again()).written].filter(([path]) => path.startsWith('og/'));
  const [[, picture] = [], ...others] = await drawn();
  expect(others).toEqual([]);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', ...SOCIAL_IMAGE });
  expect(await drawn()).toEqual([]);
});

test('where nothing is published, every page says so', async () => {
  const { files } = await renderSite();
  expect([...files.keys()].at(-1)).toBe('builds/latest.json');
  for (const [path, text] of Object.entries({
    'our-portofolio': portfolio.en.states.empty,
    testimonial: testimonial.en.states.empty,
    'm/testimonial': testimonial.en.states.empty,
    index: home.en.cards.testimony.empty,
  })) {
    const html = files.get(`localized/en/${path}.html`);
    expect(html, path).toContain(inHtml(text));
    expect(html, path).not.toMatch(/<blockquote|class="[^"]*\bproject\b/);
  }
});

test('every command that changes what is public asks for a release', async () => {
  await storeEntry('testimonials', 'a');
  await storeEntry('testimonials', 'b');
  const of = { type: 'testimonials', entry: 'a' } as const;
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const commands: Partial<Command>[] = [
    { command: 'withdraw', ...of, locale: 'en' },
    { command: 'move', ...of, type: 'testimonials', after: 'b' },
    { command: 'delete', ...of },
    { command: 'bringBack', ...of },
  ];
  const asks = async (act: () => Promise<unknown>) => {
    const before = await changed();
    await act();
    return (await changed()) > before;
  };
  expect(await asks(() => publish('testimonials', 'a'))).toBe(true);
  expect(await asks(() => publish('testimonials', 'b', 'id', later))).toBe(false);
  for (const command of commands) {
    expect([command.command, await asks(() => sendCommand(command))]).toEqual([
      command.command,
      true,
    ]);
  }
  expect(await asks(() => sendCommand({ command: 'withdraw', ...of, locale: 'en' }))).toBe(false);
});

test('what was published during a release follows, and at once only one instance is at it', async () => {
  await storePublication('testimonials', 'a', { en: 1 });
  await requestRelease();
  const { sites, publisher } = receiver();
  let published = false;
  await release(async (render, deadline) => {
    const build = await publisher(render, deadline);
    if (!published) {
      published = true;
      await storePublication('testimonials', 'b', { en: 1 });
      await requestRelease();
      await release(publisher);
    }
    return build;
  });
  const keys = sites.map(({ files }) => [
    ...new Set(files.get('testimonial/_payload.json')!.match(/"key":"\w+"/g)),
  ]);
  expect(keys.at(-1)?.toSorted()).toEqual(['"key":"a"', '"key":"b"']);
  expect(sites).toHaveLength(2);
  const state = await readReleaseState();
  expect([isWaiting(state), state.served?.build]).toEqual([false, sites.at(-1)?.buildId]);
  await release(publisher);
  expect(sites).toHaveLength(2);
});

test('a run that is killed blocks nothing longer than its deadline, and its reason stays', async () => {
  const token = await tokenOf('seed-admin');
  await requestRelease();
  const { sites, publisher } = receiver();
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  void release(() => new Promise<never>(() => undefined));
  const busy = async () => busySince(await readReleaseState(), Date.now());
  await expect.poll(busy).toBe(now);
  const { since } = (await (await postAs(token, '/api/admin/release', {})).json()) as ReleaseAnswer;
  expect(since).toBe(now);
  await release(publisher);
  const killed = await readReleaseState();
  vi.setSystemTime(killed.busy_until!);
  expect([sites.length, killed.problem]).toEqual([0, 'The release was stopped before its end.']);
  await release(publisher);
  const { problem } = await readReleaseState();
  expect([sites.length, problem]).toEqual([1, null]);
});

test('a release that is not done at its deadline ends, and says what stopped it', async () => {
  await requestRelease();
  const uploading: Publisher = (_, deadline) =>
    new Promise((_resolve, reject) => {
      deadline.addEventListener('abort', () => reject(new Error('uploading')));
    });
  await release(uploading, 20);
  const { problem, busy_until } = await readReleaseState();
  expect([problem, busy_until]).toEqual(['Not done within 0.02 s: uploading', 0]);
});

test('founders read which state the pages show, and why, and have them rendered again', async () => {
  vi.stubEnv('RELEASE_TO', 'hosting');
  await requestRelease();
  const earlierPages = async () => (await readDashboard(Date.now())).earlierPages;
  expect(await earlierPages()).toEqual({ at: null, problem: null, since: null });
  const { publisher } = receiver();
  await release(publisher);
  expect(await earlierPages()).toBeNull();
  const { rendered_at: at } = await readReleaseState();

  await storeEntry('testimonials', 'a');
  await publish('testimonials', 'a');
  await release(() => Promise.reject(new Error('Hosting answered 429')));
  const problem = 'Hosting answered 429';
  expect(await earlierPages()).toEqual({ at, problem, since: null });
  const before = await changed();
  const answer = await postAs(await tokenOf('seed-admin'), '/api/admin/release', {});
  expect([answer.status, (await changed()) > before]).toEqual([202, true]);
  await release(publisher);
  expect(await earlierPages()).toBeNull();
  expect((await callAs(await tokenOf('seed-client'), '/api/admin/dashboard')).status).toBe(403);
});

test('a release that failed leads to another, but not while releases are paused', async () => {
  const now = Date.now();
  await requestRelease();
  const served = { code: CODE_ID, build: 'served' };
  await releaseDocument().update({ served });
  const asksAt = async (minutes: number) => {
    const before = await changed();
    await requestDueRelease(await readReleaseState(), now + minutes * 60_000);
    return (await changed()) > before;
  };
  expect([await asksAt(1), await asksAt(5)]).toEqual([false, true]);
  await releaseDocument().update({ paused_until: new Date(now + 61 * 60_000) });
  const { sites, publisher } = receiver();
  await release(publisher);
  expect([await asksAt(60), await asksAt(62)], 'a pause ends by itself').toEqual([false, true]);
  expect(sites).toEqual([]);
  const { changed: rendered } = await readReleaseState();
  await releaseDocument().update({ rendered, rendered_at: now });
  const day = 24 * 60;
  const asks = [await asksAt(29 * day), await asksAt(31 * day)];
  expect(asks, 'security.txt ends').toEqual([false, true]);
});

test('where another build is served than the released one, it is known and pages wait', async () => {
  await requestRelease();
  await release(async () => 'released');
  const look = async (build: string, code = CODE_ID) => {
    const before = await changed();
    await requestDueRelease(await readReleaseState(), Date.now(), async () => ({ build, code }));
    const state = await readReleaseState();
    return [isWaiting(state), (await changed()) > before, state.served, state.rendered_at ?? null];
  };
  const own = (build: string) => ({ code: CODE_ID, build });
  expect((await look('released')).slice(0, 3)).toEqual([false, false, own('released')]);
  expect(await look('delivered')).toEqual([true, true, own('delivered'), null]);
  expect(await look('delivered')).toEqual([true, false, own('delivered'), null]);
  const earlier = { code: 'earlier', build: 'old' };
  expect(await look('old', 'earlier')).toEqual([true, true, earlier, null]);
});
