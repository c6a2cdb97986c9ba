import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Drafts from '../../../web/src/browser/unsaved-text.ts';
import type * as Guard from '../../../web/src/browser/reload.ts';
import { mayReload } from '../../../web/src/browser/reload.ts';

describe('mayReload', () => {
  const now = 1_800_000_000_000;
  it.each([
    ['one just now', now, false],
    ['one 9,999 ms ago', now - 9_999, false],
    ['one 10,000 ms ago', now - 10_000, true],
    ['one in the future: the clock was set back', now + 60_000, true],
  ])('%s', (_name, time, expected) => {
    expect(mayReload({ time, build: 'a' }, now)).toBe(expected);
  });

  it('always, where none was made before', () => {
    expect(mayReload(null, now, 'a')).toBe(true);
  });

  it('for a missing chunk, not again within the limit where the last reload gave the same build', () => {
    expect(mayReload({ time: now - 599_999, build: 'a' }, now, 'a')).toBe(false);
    expect(mayReload({ time: now - 600_000, build: 'a' }, now, 'a')).toBe(true);
    expect(mayReload({ time: now - 10_000, build: 'a' }, now, 'b')).toBe(true);
  });
});

/** A tab: the browser APIs that the guard uses; counts loads and reloads. */
function openTab({ storage = true, online = true } = {}) {
  const kept = new Map<string, string>();
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  const left = { reloads: 0, targets: [] as string[] };
  vi.stubGlobal('sessionStorage', {
    getItem: storage ? (key: string) => kept.get(key) ?? null : refuse,
    setItem: storage ? (key: string, value: string) => void kept.set(key, value) : refuse,
  });
  vi.stubGlobal('fetch', async () =>
    online ? Response.json({}) : Promise.reject(new Error('offline')),
  );
  vi.stubGlobal('document', { documentElement: { dataset: { build: 'a' } } });
  vi.stubGlobal('location', {
    href: 'https://contoh.example/faq',
    pathname: '/faq',
    search: '',
    reload: () => (left.reloads += 1),
    assign: (target: string) => left.targets.push(target),
  });
  const history = {
    state: { key: 'abc' } as object | null,
    replaceState: (state: object | null) => (history.state = state),
    pushState: (state: object | null, _title: string, target: string) => {
      history.state = state;
      left.targets.push(target);
    },
  };
  vi.stubGlobal('history', history);
  return { left, history };
}

describe('reloadOnce', () => {
  let reloadOnce: (typeof Guard)['reloadOnce'];
  let reloadForMissingChunk: (typeof Guard)['reloadForMissingChunk'];
  let markUnsentText: (typeof Drafts)['markUnsavedText'];
  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    vi.resetModules();
    ({ reloadOnce, reloadForMissingChunk } = await import('../../../web/src/browser/reload.ts'));
    ({ markUnsavedText: markUnsentText } =
      await import('../../../web/src/browser/unsaved-text.ts'));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('reloads the page once, and again only after 10 s', () => {
    const { left } = openTab();
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    vi.advanceTimersByTime(9_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(left.reloads).toBe(2);
  });

  it('reloads once for a chunk that stays missing, also where it fails slowly', async () => {
    const { left } = openTab();
    expect(await reloadForMissingChunk()).toBe(true);
    // The page as it comes back: the same tab, the module anew.
    vi.resetModules();
    const again = await import('../../../web/src/browser/reload.ts');
    vi.advanceTimersByTime(60_000);
    expect(await again.reloadForMissingChunk()).toBe(false);
    expect(left.reloads).toBe(1);
  });

  it('tells everyone who misses a chunk at the same time that the page is being left', async () => {
    const { left } = openTab();
    expect(await Promise.all([reloadForMissingChunk(), reloadForMissingChunk()])).toEqual([
      true,
      true,
    ]);
    expect(left.reloads).toBe(1);
  });

  it('loads another page in place of this one', () => {
    const { left } = openTab();
    expect(reloadOnce('/blog')).toBe(true);
    expect(left).toEqual({ reloads: 0, targets: ['/blog'] });
  });

  it('reloads where the target is the page itself, whose fragment alone would load nothing', () => {
    const { left } = openTab();
    expect(reloadOnce('/faq#q3')).toBe(true);
    expect(left).toEqual({ reloads: 1, targets: [] });
  });

  it('counts in the tab’s history where storage is refused, and keeps what the router has there', () => {
    const { left, history } = openTab({ storage: false });
    expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
    expect(left.reloads).toBe(1);
    expect(history.state).toMatchObject({ key: 'abc' });
  });

  it('leaves the page alone while that would lose text, and not once the text is kept', () => {
    const { left } = openTab();
    markUnsentText('form', true);
    expect(reloadOnce()).toBe(false);
    markUnsentText('form', true, true);
    expect(reloadOnce()).toBe(true);
    expect(left.reloads).toBe(1);
  });

  it('leaves the page alone for a missing chunk while the server does not answer', async () => {
    const { left } = openTab({ online: false });
    expect(await reloadForMissingChunk()).toBe(false);
    expect(left.reloads).toBe(0);
  });
});
