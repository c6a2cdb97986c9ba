import { chooseLocale } from '#browser/locale/choose-locale.ts';
import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import type { Locale } from '#studio/locale.ts';
import type { PrecacheScope } from './build-files.ts';

export interface BuildRecord {
  id: string;
  keys: string[];
}

export interface WorkerState {
  builds: BuildRecord[];
  /** The latest build that a page reported; `at` in ms. */
  latest: { id: string; at: number } | null;
  scope: PrecacheScope | null;
  /** Build of which the site has other files now: it is not asked for again. */
  gone: string | null;
}

const EMPTY_STATE: WorkerState = { builds: [], latest: null, scope: null, gone: null };
const STATE_URL = '/service-worker-state';

let current: Promise<WorkerState> | null = null;
let pendingUpdate: Promise<void> = Promise.resolve();

/** Browsers stop workers at any time; an unreadable state counts as empty. */
export function readState(): Promise<WorkerState> {
  current ??= loadState().catch(() => EMPTY_STATE);
  return current;
}

async function loadState(): Promise<WorkerState> {
  const cache = await caches.open(ASSET_CACHES.builds);
  const stored = await cache.match(STATE_URL);
  return { ...EMPTY_STATE, ...(await stored?.json()) };
}

export function updateState(change: (state: WorkerState) => WorkerState): Promise<void> {
  pendingUpdate = pendingUpdate
    .then(async () => {
      const state = change(await readState());
      current = Promise.resolve(state);
      const cache = await caches.open(ASSET_CACHES.builds);
      await cache.put(STATE_URL, Response.json(state));
    })
    .catch(() => undefined);
  return pendingUpdate;
}

export async function resetState(): Promise<void> {
  await caches.delete(ASSET_CACHES.builds);
  await updateState(({ scope }) => ({ ...EMPTY_STATE, scope }));
}

/** The language of the address, of a page's last message, or the browser's. */
export async function visitorLocale(address: Pick<URL, 'pathname' | 'search'>): Promise<Locale> {
  const stored = (await readState()).scope?.locale ?? null;
  const { pathname, search } = address;
  return chooseLocale({ pathname, search, stored, browser: navigator.language });
}
