import { describe, expect, it } from 'vitest';
import { pagePath } from '../../../model/updates/service-worker.ts';
import { cacheOrNetwork } from '../../../web/service-worker/serve-page.ts';

describe('the source of a page', () => {
  const now = 1_800_000_000_000;
  const day = 24 * 60 * 60_000;
  const request = {
    ownId: 'a',
    precached: true,
    latest: { id: 'a', at: now - 1000 },
    reload: false,
  };

  it('is the cache while the whole build is cached and is the latest', () => {
    expect(cacheOrNetwork(request, now)).toBe('cache');
  });

  it.each([
    ['a file of the build is missing', { precached: false }],
    ['another build is the latest', { latest: { id: 'b', at: now } }],
    ['no page ever heard of the latest', { latest: null }],
    ['that was a day ago', { latest: { id: 'a', at: now - day } }],
    ['the clock was set back since', { latest: { id: 'a', at: now + 1 } }],
    ['the visitor reloads', { reload: true }],
  ])('is the network where %s', (_name, change) => {
    expect(cacheOrNetwork({ ...request, ...change }, now)).toBe('network');
  });
});

describe('the path under which a page is cached', () => {
  it.each([
    ['/', '/'],
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/m/home//', '/m/home'],
  ])('%s → %s', (pathname, path) => {
    expect(pagePath(pathname)).toBe(path);
  });
});
