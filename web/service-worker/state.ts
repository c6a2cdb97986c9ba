import { ASSET_CACHES } from '../../model/service-worker.ts';
import type { Bilingual, Locale } from '../../model/locale.ts';

/** A build whose files were all in the cache at a time. */
export interface BuildRecord {
  id: string;
  /** Milliseconds since 1970. */
  at: number;
  keys: string[];
  /** Path of a page → its keys. */
  pages: Record<string, Bilingual<string>>;
}

/** What the worker remembers from one start to the next. */
export interface WorkerState {
  builds: BuildRecord[];
  latest: { id: string; at: number } | null;
  locale: Locale | null;
}

const NOTHING: WorkerState = { builds: [], latest: null, locale: null };
const KEY = '/service-worker-memory';

let known: Promise<WorkerState> | null = null;
let writing: Promise<void> = Promise.resolve();

/** Browsers stop workers at will, so the memory lies in a cache; a broken one counts as none. */
export function readState(): Promise<WorkerState> {
  known ??= read().catch(() => NOTHING);
  return known;
}

async function read(): Promise<WorkerState> {
  const cache = await caches.open(ASSET_CACHES.builds);
  const stored = (await (await cache.match(KEY))?.json()) as Partial<WorkerState> | undefined;
  return { ...NOTHING, ...stored };
}

/** Changes the memory. One change after another, also where keeping it fails (storage full). */
export function updateState(alter: (memory: WorkerState) => WorkerState): Promise<void> {
  writing = writing
    .then(async () => {
      const memory = alter(await readState());
      known = Promise.resolve(memory);
      const cache = await caches.open(ASSET_CACHES.builds);
      await cache.put(KEY, Response.json(memory));
    })
    .catch(() => undefined);
  return writing;
}

/** Forgets everything but the visitor's language. */
export async function resetState(): Promise<void> {
  await caches.delete(ASSET_CACHES.builds);
  await updateState(({ locale }) => ({ ...NOTHING, locale }));
}
