import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Change, Found, Watcher } from '../../web/src/firebase/firestore.ts';
import { AUTOSAVE_DELAY } from '../../web/src/admin/content/autosave.ts';
import { EntrySession } from '../../web/src/admin/content/entry-session.ts';

// Only ids and the server's time are asked of the SDK here; the emulators' tests use all of it.
vi.mock('../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

const editor = { uid: 'ani', email: 'ani@contoh.example', name: 'Ani' };
const time = { toMillis: () => 1000 };

function post(changes: Record<string, unknown> = {}) {
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

function withTitle(title: string) {
  const { draft, ...rest } = post();
  return { ...rest, draft: { ...draft, en: { ...draft.en, title } } };
}

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

/** A database of one document, driven by hand. */
function open(storage = new MemoryStorage()) {
  const writes: { changes: readonly Change[]; settle: (error?: unknown) => void }[] = [];
  let watcher: Watcher<Found | null> | undefined;
  const world = { online: true };
  const session = new EntrySession(
    {
      commit: (changes) =>
        new Promise((resolve, reject) => {
          const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error));
          writes.push({ changes, settle });
        }),
      watch: (_name, _id, given) => {
        watcher = given;
        return () => undefined;
      },
      storage: storage as unknown as Storage,
      isOnline: () => world.online,
      now: () => Date.now(),
    },
    editor,
    'blog',
    'p1',
  );
  const arrive = (data: object | null, hasPendingWrites = false) =>
    watcher?.next(
      data && { id: 'p1', data, cursor: { metadata: { hasPendingWrites } } as Found['cursor'] },
      false,
    );
  const fail = (code: string) => watcher?.failed(Object.assign(new Error(code), { code }));
  const update = (index: number) => {
    const change = writes[index]?.changes.find(({ kind }) => kind === 'update');
    return change && 'data' in change ? change.data : undefined;
  };
  const field = (path: 'draft.en.title' | 'draft.id.title') => session.view().fields.get(path);
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { session, writes, arrive, fail, update, field, settled, world, storage };
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});

describe('saving', () => {
  test('sends one field some time after the last key, and says so truly all along', async () => {
    const { session, writes, arrive, update, settled } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    expect(session.view().save).toEqual({ kind: 'waiting' });
    vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
    session.type('draft.en.title', 'Hi there');
    vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
    expect(writes).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(session.view().save).toEqual({ kind: 'saving' });
    expect(update(0)).toEqual({
      'draft.en.title': 'Hi there',
      'outdated.id': true,
      updated_by: 'ani',
      updated_date: 'server-time',
    });
    writes[0]?.settle();
    await settled();
    expect(session.view().save).toEqual({ kind: 'saved' });
  });

  test('steady typing does not put it off for ever', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    for (let keys = 0; keys < 40; keys++) {
      session.type('draft.en.title', 'x'.repeat(keys + 1));
      vi.advanceTimersByTime(AUTOSAVE_DELAY / 2);
    }
    expect(writes.length).toBeGreaterThan(1);
  });

  test('keeps the state before, and who wrote, at the first save and not at each', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    session.flush();
    session.type('draft.en.title', 'Hi there');
    session.flush();
    expect(writes[0]?.changes.map(({ name }) => name)).toEqual([
      'blog_post',
      'blog_post/p1/history',
      'audit_log',
    ]);
    expect(writes[0]?.changes[1]).toMatchObject({ data: { draft: { en: { title: 'Hello' } } } });
    expect(writes[1]?.changes.map(({ name }) => name)).toEqual(['blog_post']);
  });

  test('a text that is too long stays, unsent, and is not called saved', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    session.type('draft.en.title', 'x'.repeat(141));
    session.flush();
    expect(writes).toHaveLength(0);
    expect(session.view().save).toEqual({ kind: 'held' });
  });

  test('offline it says that the text is kept here', () => {
    const { session, arrive, world } = open();
    arrive(post());
    world.online = false;
    session.type('draft.en.title', 'Hi');
    session.flush();
    expect(session.view().save).toEqual({ kind: 'offline' });
  });

  test.each([
    ['permission-denied', 'denied'],
    ['unauthenticated', 'signed-out'],
    ['not-found', 'gone'],
    ['unavailable', 'other'],
  ])('a refusal (%s) keeps the text and can be tried again', async (code, why) => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    session.flush();
    // The SDK takes its estimate back before it says why.
    arrive(post());
    writes[0]?.settle({ code });
    await settled();
    expect(session.view().save).toEqual({ kind: 'failed', why });
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', base: 'Hello', theirs: null });
    session.flush();
    expect(writes).toHaveLength(2);
    writes[1]?.settle();
    await settled();
    expect(session.view().save).toEqual({ kind: 'saved' });
  });
});

describe('what others write', () => {
  test('appears at once in a field that nobody touches here', () => {
    const { session, arrive, field } = open();
    arrive(post());
    session.type('draft.id.title', 'Hai');
    arrive(withTitle('Good day'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Good day', theirs: null });
    expect(field('draft.id.title')).toMatchObject({ local: 'Hai', theirs: null });
  });

  test.each([
    ['mine', 'Hi', 1],
    ['theirs', 'Good day', 0],
  ] as const)('in the same field waits for a decision: %s', (choice, text, sent) => {
    const { session, writes, arrive, field } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    arrive(withTitle('Good day'));
    vi.advanceTimersByTime(AUTOSAVE_DELAY);
    expect(writes).toHaveLength(0);
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', theirs: 'Good day' });
    expect(session.view().save).toEqual({ kind: 'held' });
    session.decide('draft.en.title', choice);
    expect(field('draft.en.title')).toMatchObject({ local: text, theirs: null });
    expect(writes).toHaveLength(sent);
  });

  test('that overwrote a text sent a moment ago is shown, not swallowed', async () => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    session.flush();
    writes[0]?.settle();
    await settled();
    arrive(withTitle('Good day'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', theirs: 'Good day' });
  });

  test('that was on its way before this tab wrote is not taken for a change', async () => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    session.flush();
    arrive(post());
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', theirs: null });
    arrive(withTitle('Hi'), true);
    writes[0]?.settle();
    await settled();
    arrive(withTitle('Hi'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', base: 'Hi', theirs: null });
    expect(session.view().save).toEqual({ kind: 'saved' });
  });

  test('a deletion leaves the text, and it can be written anew', () => {
    const { session, writes, arrive, field } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    arrive(null);
    expect(session.view().phase).toBe('deleted');
    expect(field('draft.en.title')?.local).toBe('Hi');
    void session.revive();
    expect(writes[0]?.changes[0]).toMatchObject({
      kind: 'write',
      data: { draft: { en: { title: 'Hi' } }, live: { en: null, id: null }, slug: 'a-post' },
    });
  });
});

describe('a closed tab', () => {
  test('finds what was typed and not stored, and asks before it restores', () => {
    const first = open();
    first.arrive(post());
    first.session.type('draft.en.title', 'Hi');
    vi.advanceTimersByTime(400);

    const second = open(first.storage);
    second.arrive(post());
    expect([...(second.session.view().lost?.texts ?? [])]).toEqual([['draft.en.title', 'Hi']]);
    expect(second.field('draft.en.title')?.local).toBe('Hello');
    second.session.restoreLost();
    expect(second.field('draft.en.title')?.local).toBe('Hi');
  });

  test('keeps no copy of what the database has', async () => {
    const { session, writes, arrive, settled, storage } = open();
    arrive(post());
    session.type('draft.en.title', 'Hi');
    session.flush();
    expect(storage.items.size).toBe(1);
    writes[0]?.settle();
    arrive(withTitle('Hi'));
    await settled();
    vi.advanceTimersByTime(500);
    expect(storage.items.size).toBe(0);
  });

  test('a copy that cannot be read is no copy', () => {
    const storage = new MemoryStorage();
    storage.setItem('content_draft:ani:blog_post/p1', '{"texts": [1');
    const { session, arrive } = open(storage);
    arrive(post());
    expect(session.view()).toMatchObject({ phase: 'open', lost: null });
  });
});

test('a damaged record opens with what can be read', () => {
  const { session, arrive } = open();
  arrive(post({ draft: { en: { title: 7 } }, live: 'x', cover: {}, outdated: null }));
  expect(session.view().phase).toBe('open');
  expect(session.view().entry?.damaged).toContain('draft.en.title');
  expect(session.view().entry?.damaged).toContain('cover');
});

test('an entry that may not be read says so instead of loading for ever', () => {
  const { session, fail } = open();
  fail('permission-denied');
  expect(session.view().phase).toBe('unreadable');
});

test('publishing sends what is typed with it, and its moment as a date', () => {
  const { session, arrive, update } = open();
  arrive(post({ outdated: { en: true, id: false } }));
  session.type('draft.en.title', 'Hi');
  void session.publish('en', 5000);
  expect(update(0)).toMatchObject({
    'draft.en.title': 'Hi',
    'live.en': { title: 'Hi', summary: 'Short', body: 'Long', publish_at: new Date(5000) },
    'outdated.en': false,
  });
});
