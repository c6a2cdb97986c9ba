import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../page.ts';

/** A tab at its page. */
function openTab({ storage = true, online = true, navigating = false } = {}) {
  const tab = openPage();
  tab.history.state = { key: 'abc' };
  if (navigating) tab.dataset['navigating'] = '';
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  if (!storage) vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  vi.stubGlobal('fetch', async () =>
    online ? Response.json({}) : Promise.reject(new Error('offline')),
  );
  const failPreload = async () => {
    tab.listeners.get('vite:preloadError')?.();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { left: tab, failPreload };
}

/** The modules as a page has them that was just loaded. */
async function loadedPage() {
  vi.resetModules();
  const reload = await import('#browser/reload.ts');
  const { setUnsavedText } = await import('#browser/unsaved-text.ts');
  return { ...reload, setUnsavedText };
}

describe('an open page', () => {
  let page: Awaited<ReturnType<typeof loadedPage>>;
  beforeEach(async () => {
    vi.useFakeTimers({ now: 1_800_000_000_000 });
    page = await loadedPage();
  });

  it('reloads for another app version once in 10 s; else the next page comes from the server', () => {
    const { left } = openTab();
    page.reloadForAppVersion();
    vi.advanceTimersByTime(9_999);
    expect(page.needsFullLoad()).toBe(false);
    page.reloadForAppVersion();
    expect([left.reloads, page.needsFullLoad()]).toEqual([1, true]);
    vi.advanceTimersByTime(1);
    page.reloadForAppVersion();
    // The clock was set back.
    vi.setSystemTime(1_700_000_000_000);
    page.reloadForAppVersion();
    expect(left.reloads).toBe(3);
  });

  it('reloads once for chunks that stay missing, also where they fail slowly', async () => {
    const { left } = openTab();
    const missed = [page.reloadForMissingChunk(), page.reloadForMissingChunk()];
    expect(await Promise.all(missed)).toEqual([true, true]);
    const again = await loadedPage();
    vi.advanceTimersByTime(60_000);
    expect(await again.reloadForMissingChunk()).toBe(false);
    await again.reloadForMissingApp();
    expect(left.reloads).toBe(1);
  });

  it('is loaded anew for a change only while nobody has scrolled or typed', () => {
    const { left } = openTab();
    vi.stubGlobal('scrollY', 40);
    expect(page.reloadIfUnread()).toBe(false);
    vi.stubGlobal('scrollY', 0);
    left.fields.push({ value: 'Halo', defaultValue: '' });
    expect(page.reloadIfUnread()).toBe(false);
    left.fields.pop();
    expect([page.reloadIfUnread(), left.reloads]).toEqual([true, 1]);
  });

  it('loads a page that the app cannot open, which counts as a reload', async () => {
    const { left } = openTab();
    page.loadWithoutApp('/blog');
    expect(left).toMatchObject({ reloads: 0, targets: ['/blog'] });
    expect(await (await loadedPage()).reloadForMissingChunk()).toBe(false);
  });

  it('counts in the tab’s history where storage is refused, beside the router', () => {
    const { left } = openTab({ storage: false });
    page.reloadForAppVersion();
    page.reloadForAppVersion();
    expect(left.reloads).toBe(1);
    expect(left.history.state).toMatchObject({ key: 'abc' });
  });

  it.each(['version', 'chunk'])(
    'stays while a reload for a %s would lose text; the next navigation loads from the server',
    async (reason) => {
      const { left } = openTab();
      expect(page.needsFullLoad()).toBe(false);
      page.setUnsavedText('form', true);
      if (reason === 'version') page.reloadForAppVersion();
      else expect(await page.reloadForMissingChunk()).toBe(false);
      expect([left.reloads, page.needsFullLoad()]).toEqual([0, false]);
      page.setUnsavedText('form', true, true);
      expect(page.needsFullLoad()).toBe(true);
    },
  );

  it('keeps what was typed before the app started, whatever would load it anew', async () => {
    const { left } = openTab();
    left.fields.push({ value: '', defaultValue: '' }, { value: 'Halo', defaultValue: '' });
    await page.reloadForMissingApp();
    expect(await page.reloadForMissingChunk()).toBe(false);
    page.reloadForAppVersion();
    page.reloadForSessionVersion(() => undefined);
    expect([left.reloads, left.targets, page.needsFullLoad()]).toEqual([0, [], false]);
    // The app has started, and its draft holds the text.
    page.setUnsavedText('contact', true, true);
    expect(await page.reloadForMissingChunk()).toBe(true);
  });

  it.each([
    ['reloads for a failed preload', {}, 1],
    ['leaves one to the navigation that waits for it', { navigating: true }, 0],
    ['stays while the server does not answer', { online: false }, 0],
  ])('%s', async (_, tab, reloads) => {
    const { left, failPreload } = openTab(tab);
    page.watchChunkErrors();
    await failPreload();
    expect(left.reloads).toBe(reloads);
  });

  it('stays for a missing prefetched chunk; the next page comes from the server', async () => {
    const { left, failPreload } = openTab();
    page.watchChunkErrors();
    expect(page.needsFullLoad()).toBe(false);
    await page.ignoringChunkErrors(failPreload);
    expect([left.reloads, page.needsFullLoad()]).toEqual([0, true]);
    // Nobody's prefetch is running any more.
    await failPreload();
    expect(left.reloads).toBe(1);
  });

  it('loads the next page from the server while the latest build is another one', () => {
    openTab();
    expect(page.reportLatestBuild('a')).toBe(false);
    expect(page.needsFullLoad()).toBe(false);
    expect([page.reportLatestBuild('b'), page.reportLatestBuild('b')]).toEqual([true, false]);
    expect(page.needsFullLoad()).toBe(true);
    // The deployment was rolled back.
    page.reportLatestBuild('a');
    expect(page.needsFullLoad()).toBe(false);
  });
});
