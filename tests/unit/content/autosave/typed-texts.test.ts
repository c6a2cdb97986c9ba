import { beforeEach, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../../web/src/admin/content/autosave/autosave.ts';
import { MemoryStorage } from '../../memory-storage.ts';
import { open, post, withTitle } from './test-session.ts';

// Only the id and the server time are used here; the emulator tests cover the rest of the module.
vi.mock('../../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});

const PATH = 'draft.en.title';

/** A session with a text that was typed and that nothing has read yet. */
function typed(storage = new MemoryStorage()) {
  const opened = open(storage);
  opened.arrive(post());
  const read = vi.fn<() => string>(() => 'Typed');
  opened.session.setTextLater(PATH, read, 'Hello');
  return { ...opened, read };
}

test('a text is read when typing pauses, and saved', () => {
  const { session, read, update, writes } = typed();
  expect(session.getView().save).toEqual({ kind: 'pending' });
  session.setTextLater(PATH, read, 'Hello');
  expect(read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(AUTOSAVE_DELAY);
  expect(read).toHaveBeenCalledTimes(1);
  expect(writes).toHaveLength(1);
  expect(update(0)).toMatchObject({ 'draft.en.title': 'Typed' });
});

test.each<[string, (session: ReturnType<typeof typed>['session']) => unknown]>([
  ['everything is saved', (session) => session.flush()],
  ['the session is closed', (session) => session.close()],
  ['the entry is changed', (session) => session.update({ cover: null })],
])('a text is read at once where %s', (_name, use) => {
  const { session, update } = typed();
  void use(session);
  expect(update(0)).toMatchObject({ 'draft.en.title': 'Typed' });
});

test('an entry that is validated has the text', () => {
  expect(typed().session.getLocalEntry()?.draft.en.title).toBe('Typed');
});

test('a text is kept in this browser when the page is hidden', () => {
  const { session, storage, network } = typed();
  network.online = false;
  session.flush();
  expect([...storage.items.values()].join()).toContain('Typed');
});

test('a text that another author changes before it is read is a conflict', () => {
  const { field, arrive } = typed();
  arrive(withTitle('Good day'));
  expect(field(PATH)).toMatchObject({ local: 'Typed', remote: 'Good day' });
});

test('a text that was typed on one that is no longer shown is a conflict', () => {
  const { session, arrive, field } = open();
  arrive(post());
  arrive(withTitle('Good day'));
  expect(field(PATH)).toMatchObject({ local: 'Good day', remote: null });
  session.setTextLater(PATH, () => 'Hello, typed', 'Hello');
  session.readFields();
  expect(field(PATH)).toMatchObject({ local: 'Hello, typed', remote: 'Good day' });
  session.resolveConflict(PATH, 'remote');
  expect(field(PATH)).toMatchObject({ local: 'Good day', remote: null });
});
