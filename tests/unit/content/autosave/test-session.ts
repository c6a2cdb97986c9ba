import { vi } from 'vitest';
import type { Found, Watcher } from '../../../../web/src/firebase/firestore.ts';
import { MemoryStorage } from '../../memory-storage.ts';
import { EntrySession } from '../../../../web/src/admin/content/autosave/entry-session.ts';

const actor = { uid: 'ani' };
const time = { toMillis: () => 1000 };

/** A stored post. */
export function post(changes: Record<string, unknown> = {}) {
  return {
    slug: 'a-post',
    cover: null,
    draft: {
      en: { title: 'Hello', summary: 'Short', body: 'Long' },
      id: { title: 'Halo', summary: 'Pendek', body: 'Panjang' },
    },
    live: { en: null, id: null },
    outdated: { en: false, id: false },
    created_date: time,
    updated_by: 'ani',
    updated_date: time,
    ...changes,
  };
}

/** The same with another English title. */
export function withTitle(title: string) {
  const { draft, ...rest } = post();
  return { ...rest, draft: { ...draft, en: { ...draft.en, title } } };
}

/** Opens a session on one document; snapshots and results of writes are triggered by the test. */
export function open(storage = new MemoryStorage()) {
  const writes: { fields: object; settle: (error?: unknown) => void }[] = [];
  let watcher: Watcher<Found | null> | undefined;
  const network = { online: true };
  const session = new EntrySession(
    {
      update: (_name, _id, fields) =>
        new Promise((resolve, reject) => {
          const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
          writes.push({ fields, settle });
        }),
      watch: (_name, _id, given) => {
        watcher = given;
        return () => undefined;
      },
      storage: storage as unknown as Storage,
      isOnline: () => network.online,
      now: () => Date.now(),
      whenIdle: (task) => task(),
    },
    actor,
    'blog',
    'p1',
  );
  const arrive = (data: object | null, hasPendingWrites = false) =>
    watcher?.next(
      data && { id: 'p1', data, cursor: { metadata: { hasPendingWrites } } as Found['cursor'] },
      false,
    );
  const fail = (code: string) => watcher?.failed(Object.assign(new Error(code), { code }));
  const update = (index: number) => writes[index]?.fields;
  const field = (path: 'draft.en.title' | 'draft.id.title') => session.getView().fields.get(path);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { session, writes, arrive, fail, update, field, settled, network, storage };
}
