import { beforeEach, expect, test, vi } from 'vitest';
import { waitUntilSaved } from '#admin/content/save/wait-until-saved.ts';
import { DraftSession, PAUSE_MS } from '#admin/data/draft/draft-session.ts';
import type { Remote } from '#admin/data/draft/draft-store.ts';
import type { DraftPorts } from '#admin/data/draft/local-copy.ts';
import { undo } from '#admin/data/draft/undo.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A record with a text in each of two parts. */
const record = (texts: Record<string, string> = {}, revision = { en: 1, id: 1 }): Remote<null> => ({
  data: null,
  values: new Map(
    Object.entries({ 'draft.en.title': 'Hello', 'draft.id.title': 'Halo', ...texts }),
  ),
  revision,
});

/** Opens a session on one record; when a write is answered is decided by the test. */
function open(browser: Partial<DraftPorts> = {}) {
  const writes: {
    changes: object;
    replaced: object;
    confirm: () => void;
    /** Confirms and shows it, or refuses it. */
    settle: (error?: unknown) => void;
  }[] = [];
  let arrive: (stored: Remote<null>) => void = () => undefined;
  const session = new DraftSession<null>(
    {
      watch: (next) => {
        arrive = next;
        return () => undefined;
      },
      save: ({ values }, changes, replaced) =>
        new Promise<void>((resolve, reject) => {
          const settle = (error?: unknown) => {
            if (error !== undefined) return reject(error);
            const saved = Object.fromEntries([...values, ...changes]);
            resolve();
            arrive(record(saved as Record<string, string>, { en: 2, id: 2 }));
          };
          writes.push({
            changes: Object.fromEntries(changes),
            replaced: Object.fromEntries(replaced),
            confirm: resolve,
            settle,
          });
        }),
      fits: (_path, value) => String(value).length <= 20,
      isKnown: (path) => path !== 'gone',
    },
    {
      read: () => null,
      write: () => true,
      remove: () => undefined,
      keys: () => [],
      holdLock: () => undefined,
      whenFree: () => undefined,
      isOnline: () => true,
      after: (milliseconds, task) => {
        const timer = setTimeout(task, milliseconds);
        return () => clearTimeout(timer);
      },
      ...browser,
    },
    'key',
  );
  arrive(record());
  const settled = () => vi.advanceTimersByTimeAsync(0);
  return { session, writes, arrive: (stored: Remote<null>) => arrive(stored), settled };
}

test('what is typed is sent after a pause, fields together', async () => {
  const { session, writes, settled } = open();
  session.type('draft.en.title', 'Hi');
  expect(session.saveState).toBe('pending');
  for (let keys = 0; keys < 10; keys++) {
    vi.advanceTimersByTime(PAUSE_MS - 1);
    session.type('draft.id.title', `Hai ${keys}`);
  }
  expect(writes).toHaveLength(0);
  vi.advanceTimersByTime(2 * PAUSE_MS);
  expect(session.saveState).toBe('saving');
  expect(writes[0]?.changes).toEqual({ 'draft.en.title': 'Hi', 'draft.id.title': 'Hai 9' });
  writes[0]?.settle();
  await settled();
  expect(session.saveState).toBe('saved');
});

test.each([
  ['', true, 'offline'],
  [' not', false, 'blocked'],
])('offline, a text is%s said to be kept', (_, isKept, state) => {
  const { session } = open({ isOnline: () => false, write: () => isKept });
  session.type('draft.en.title', 'Hi');
  vi.advanceTimersByTime(2 * PAUSE_MS);
  expect(session.saveState).toBe(state);
});

test('what is typed during a write is sent after its answer', async () => {
  const { session, writes, settled } = open();
  session.type('draft.en.title', 'Hi');
  session.saveNow();
  session.type('draft.en.title', 'Hello');
  session.saveNow();
  expect(writes).toHaveLength(1);
  writes[0]?.settle();
  await settled();
  expect(writes[1]?.changes).toEqual({ 'draft.en.title': 'Hello' });
  expect(session.conflictingValue('draft.en.title')).toBeUndefined();
});

test('a refused write is sent again only once somebody else’s save is shown', async () => {
  const { session, writes, arrive, settled } = open();
  session.type('draft.en.title', 'Hi');
  session.saveNow();
  writes[0]?.settle({ code: 'permission-denied' });
  await settled();
  expect([session.failure, writes.length]).toEqual(['other', 1]);
  arrive(record({}, { en: 2, id: 1 }));
  expect([session.failure, writes.length]).toEqual([null, 2]);
});

test('a confirmed write is under way until the watch shows it', async () => {
  const { session, writes, arrive, settled } = open();
  session.type('draft.en.title', 'Hi');
  session.saveNow();
  writes[0]?.confirm();
  await settled();
  arrive(record());
  session.type('draft.en.title', 'Hi again');
  session.saveNow();
  expect([session.saveState, writes.length]).toEqual(['saving', 1]);
  arrive(record({ 'draft.en.title': 'Hi' }, { en: 2, id: 1 }));
  expect(writes[1]?.changes).toEqual({ 'draft.en.title': 'Hi again' });
});

test('an author takes a colleague’s text only as they saw it', () => {
  const { session, arrive } = open();
  const path = 'draft.en.title';
  session.type(path, 'Mine');
  arrive(record({ [path]: 'Theirs' }, { en: 2, id: 1 }));
  arrive(record({ [path]: 'Newer' }, { en: 3, id: 1 }));
  session.resolve(path, 'theirs', 'Theirs');
  expect([session.value(path), session.conflictingValue(path)]).toEqual(['Mine', 'Newer']);
  session.resolve(path, 'theirs', 'Newer');
  expect([session.value(path), session.conflictingValue(path)]).toEqual(['Newer', undefined]);
});

test('both decisions of a conflict are in the history, and can be taken back', async () => {
  const path = 'draft.en.title';
  for (const choice of ['mine', 'theirs'] as const) {
    const { session, writes, arrive, settled } = open();
    session.type(path, 'Mine');
    arrive(record({ [path]: 'Theirs' }, { en: 2, id: 1 }));
    const acts = session.resolve(path, choice, 'Theirs');
    const [kept, lost] = choice === 'mine' ? ['Mine', 'Theirs'] : ['Theirs', 'Mine'];
    expect(writes[0]).toMatchObject({ changes: { [path]: kept }, replaced: { [path]: lost } });
    writes[0]?.settle();
    await settled();
    expect(session.saveState).toBe('saved');
    expect(undo(session, acts, null)).toBe(true);
    expect(session.value(path)).toBe(lost);
  }
});

test('undoing an act takes back the act alone, never what was typed since', async () => {
  const { session, writes, settled } = open();
  const [en, id] = ['draft.en.title', 'draft.id.title'];
  const list = 'draft.en.words.list';
  session.type(list, ['a', 'b', 'c']);
  const acts = session.replace(
    new Map<string, unknown>([
      [en, 'Old'],
      [id, 'Lama'],
      [list, ['a', 'c']],
    ]),
  );
  session.saveNow();
  expect(writes[0]?.replaced).toEqual({ [en]: 'Hello', [id]: 'Halo', [list]: ['a', 'b', 'c'] });
  writes[0]?.settle();
  await settled();
  session.type(en, 'Old, and on');
  session.type(list, ['a', 'c', 'd']);
  expect(undo(session, acts, null)).toBe(false);
  const shown = [en, id, list].map((path) => session.value(path));
  expect(shown).toEqual(['Old, and on', 'Halo', ['a', 'b', 'c', 'd']]);
});

test('an older state that arrives late changes nothing', () => {
  const { session, arrive } = open();
  arrive(record({ 'draft.id.title': 'Punya dia' }, { en: 1, id: 2 }));
  arrive(record());
  expect(session.value('draft.id.title')).toBe('Punya dia');
});

test('waiting for one language is not held up by the other', async () => {
  const { session, writes } = open();
  session.type('draft.id.title', 'x'.repeat(21));
  session.type('draft.en.title', 'Hi');
  const saved = waitUntilSaved(session, ['en', 'shared']);
  writes[0]?.settle();
  expect(await saved).toBe('saved');
  expect(await waitUntilSaved(session, ['id'])).toBe('blocked');
  session.type('draft.en.title', 'Hi again');
  const late = waitUntilSaved(session, ['en']);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await late).toBe('offline');
});

test('a text whose name the record has no more is stored; a field that no record has is dropped', () => {
  const { session, writes } = open();
  session.type('draft.en.words.old', 'Kept');
  session.type('gone', 'Dropped');
  vi.advanceTimersByTime(2 * PAUSE_MS);
  expect(writes.map(({ changes }) => changes)).toEqual([{ 'draft.en.words.old': 'Kept' }]);
});
