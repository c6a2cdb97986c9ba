import { beforeEach, expect, test, vi } from 'vitest';
import { VISIT_KEYS } from '#model/storage-keys.ts';
import { MemoryStorage } from '../memory-storage.ts';

const stored = new Map<string, string>();
const sent: unknown[] = [];
/** Runs what waits for an idle moment. */
let beIdle: () => void;

/** A page of the site that a visitor has come to from elsewhere. */
function visit(path: string, query = '', browser: object = {}) {
  vi.stubGlobal('navigator', browser);
  vi.stubGlobal('location', { pathname: path, search: query, hostname: 'contoh.example' });
}

/** The views that the open page has sent once it was idle. */
async function viewsSent(): Promise<unknown[]> {
  vi.resetModules();
  const { startVisits } = await import('#site/features/visits/start-visits.ts');
  startVisits();
  beIdle();
  // The code that waits for nothing else has run then.
  await new Promise((resolve) => setImmediate(resolve));
  return sent.splice(0);
}

beforeEach(() => {
  stored.clear();
  sent.length = 0;
  beIdle = () => undefined;
  vi.stubGlobal('localStorage', new MemoryStorage(stored));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  vi.stubGlobal('document', {
    documentElement: { lang: 'id' },
    referrer: 'https://www.google.com/search?q=studio',
    visibilityState: 'visible',
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('requestIdleCallback', (task: () => void) => (beIdle = task));
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return new Response(null, { status: 204 });
  });
});

test('what is no page counts as one, with what led to it', async () => {
  visit('/id/nowhere');
  const view = { page: '/404', locale: 'id', referrer: 'www.google.com', source: '', first: true };
  expect(await viewsSent()).toEqual([view]);
  vi.stubGlobal('localStorage', null);
  vi.stubGlobal('sessionStorage', null);
  expect(await viewsSent()).toEqual([{ ...view, first: false }]);
});

test('a visit that was redirected by language keeps its first referrer', async () => {
  const { referrer } = document;
  sessionStorage.setItem(VISIT_KEYS.redirectReferrer, referrer);
  Object.assign(document, { referrer: 'https://contoh.example/faq' });
  visit('/id/faq');
  expect(await viewsSent()).toMatchObject([{ page: '/faq', referrer: 'www.google.com' }]);
  visit('/id/services');
  expect(await viewsSent()).toMatchObject([{ page: '/services', referrer: '' }]);
});

test.each([
  ['Spring+Sale', 'spring-sale'],
  ['%20promo%20%2F%20akhir%20tahun!', 'promo-akhir-tahun'],
  ['Caf%C3%A9', 'café'],
  ['x'.repeat(60), 'x'.repeat(40)],
  ['%F0%9F%8E%89', ''],
])('the campaign %s counts as "%s"', async (name, source) => {
  visit('/services', `?utm_source=${name}`);
  expect(await viewsSent()).toMatchObject([{ source }]);
});

test('nothing is sent of a browser that asks for privacy and of an admin’s', async () => {
  visit('/services', '', { globalPrivacyControl: true });
  expect(await viewsSent()).toEqual([]);
  visit('/services');
  expect(await viewsSent()).toHaveLength(1);
  stored.set(VISIT_KEYS.knownAdmin, '1');
  expect(await viewsSent()).toEqual([]);
});
