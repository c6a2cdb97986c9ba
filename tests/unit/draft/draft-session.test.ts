import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Stored } from '../../../web/src/data/draft/draft-session.ts';
import { DraftSession, PAUSE } from '../../../web/src/data/draft/draft-session.ts';
import { untilSaved } from '../../../web/src/admin/content/draft/until-saved.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A record with a text in each of two parts. */
const record = (texts: Record<string, string> = {}, revision = { en: 1, id: 1 }): Stored<null> => ({
  data: null,
  values: new Map(
    Object.entries({ 'draft.en.title': 'Hello', 'draft.id.title': 'Halo', ...texts }),
  ),
  revision,
});

/** Opens a session on one record; when a write is answered is decided by the test. */
function open() {
  const writes: { changes: object; settle: (error?: unknown) => void }[] = [];
  const network = { isOnline: true };
  /** The record in the database, or why it may not be read. */
  const server: { stored: Stored<null> | Error } = { stored: record() };
  let arrive: (stored: Stored<null>) => void = () => undefined;
  const session = new DraftSession<null>(
    {
      watch: (next) => {
        arrive = next;
        return () => undefined;
      },
      read: async () => {
        if (server.stored instanceof Error) throw server.stored;
        return server.stored;
      },
      save: ({ values }, changes) =>
        new Promise((resolve, reject) => {
          const settle = (error?: unknown) => {
            if (error !== undefined) return reject(error);
            const saved = Object.fromEntries([...values, ...changes]);
            server.stored = record(saved as Record<string, string>, { en: 2, id: 2 });
            resolve();
          };
          writes.push({ changes: Object.fromEntries(changes), settle });
        }),
      fits: (_path, value) => String(value).length <= 20,
    },
    {
      read: () => null,
      write: () => true,
      remove: () => undefined,
      keys: () => [],
      holdLock: () => undefined,
      whenFree: () => undefined,
      isOnline: () => network.isOnline,
      after: (milliseconds, task) => {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    'key',
  );
  arrive(record());
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { session, writes, network, server, arrive, settled };
}

test('what is typed is sent after a pause, fields together', async () => {
  const { session, writes, settled } = open();
  session.type('draft.en.title', 'Hi');
  expect(session.saveState).toBe('pending');
  for (let keys = 0; keys < 10; keys++) {
    vi.advanceTimersByTime(PAUSE - 1);
    session.type('draft.id.title', `Hai ${keys}`);
  }
  expect(writes).toHaveLength(0);
  vi.advanceTimersByTime(2 * PAUSE);
  expect(session.saveState).toBe('saving');
  expect(writes[0]?.changes).toEqual({ 'draft.en.title': 'Hi', 'draft.id.title': 'Hai 9' });
  writes[0]?.settle();
  await settled();
  expect(session.saveState).toBe('saved');
});

test('what is typed during a write is sent once it is answered: one write at a time', async () => {
  const { session, writes, settled } = open();
  session.type('draft.en.title', 'Hi');
  session.saveNow();
  session.type('draft.en.title', 'Hi there');
  session.saveNow();
  expect(writes).toHaveLength(1);
  writes[0]?.settle();
  await settled();
  expect(writes[1]?.changes).toEqual({ 'draft.en.title': 'Hi there' });
});

test('offline the text waits; a text that is too long is not sent', () => {
  const { session, writes, network } = open();
  network.isOnline = false;
  session.type('draft.en.title', 'Hi');
  session.saveNow();
  expect(session.saveState).toBe('offline');
  network.isOnline = true;
  session.type('draft.id.title', 'x'.repeat(21));
  session.saveNow();
  expect(writes.flatMap(({ changes }) => Object.keys(changes))).toEqual(['draft.en.title']);
});

describe('after a refused write one read tells', () => {
  const refuse = async (now: Stored<null> | Error) => {
    const world = open();
    world.session.type('draft.en.title', 'Hi');
    world.session.saveNow();
    world.server.stored = now;
    world.writes[0]?.settle({ code: 'permission-denied' });
    await world.settled();
    return world;
  };

  test('somebody else’s save of another field: what was typed is sent on top of it', async () => {
    const { session, writes } = await refuse(record({}, { en: 2, id: 1 }));
    expect(writes).toHaveLength(2);
    expect(session.failure).toBeNull();
  });

  test('somebody else’s save of the same field: both texts wait for a decision', async () => {
    const { session, writes, settled } = await refuse(
      record({ 'draft.en.title': 'Theirs' }, { en: 2, id: 1 }),
    );
    expect(writes).toHaveLength(1);
    expect(session.saveState).toBe('blocked');
    expect(session.theirs('draft.en.title')).toBe('Theirs');
    session.resolve('draft.en.title', 'mine', 'Theirs');
    writes[1]?.settle();
    await settled();
    expect(session.value('draft.en.title')).toBe('Hi');
    expect(session.saveState).toBe('saved');
  });

  test('a right that was withdrawn: the text stays, and is sent when it is tried again', async () => {
    const { session, writes, settled } = await refuse(
      Object.assign(new Error('refused'), { code: 'permission-denied' }),
    );
    expect(session.failure).toBe('denied');
    expect(session.value('draft.en.title')).toBe('Hi');
    session.retry();
    writes[1]?.settle();
    await settled();
    expect(session.saveState).toBe('saved');
  });

  test('a record that the rules refuse for another reason', async () => {
    const { session } = await refuse(record());
    expect(session.failure).toBe('other');
  });
});

test('another text arrives in a field that nobody types in, and beside one that somebody types in', () => {
  const { session, arrive } = open();
  session.type('draft.en.title', 'Hi');
  arrive(record({ 'draft.en.title': 'Theirs', 'draft.id.title': 'Punya dia' }, { en: 2, id: 2 }));
  expect(session.value('draft.id.title')).toBe('Punya dia');
  expect(session.value('draft.en.title')).toBe('Hi');
  expect(session.theirs('draft.en.title')).toBe('Theirs');
  // An older state that arrives late changes nothing.
  arrive(record());
  expect(session.value('draft.id.title')).toBe('Punya dia');
});

test('waiting for one language is not held up by the other', async () => {
  const { session, writes } = open();
  session.type('draft.id.title', 'x'.repeat(21));
  session.type('draft.en.title', 'Hi');
  const saved = untilSaved(session, ['en', 'shared']);
  writes[0]?.settle();
  expect(await saved).toBe('saved');
  expect(await untilSaved(session, ['id'])).toBe('blocked');
  session.type('draft.en.title', 'Hi again');
  const late = untilSaved(session, ['en']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await late).toBe('offline');
});
