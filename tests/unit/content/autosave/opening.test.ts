import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('a local draft', () => {
  test('is offered at the next visit and restored on request', () => {
    const first = open();
    first.arrive(post());
    first.session.setText('draft.en.title', 'Hi');
    vi.advanceTimersByTime(400);

    const second = open(first.storage);
    second.arrive(post());
    expect([...(second.session.getView().localDraft?.texts ?? [])]).toEqual([
      ['draft.en.title', 'Hi'],
    ]);
    expect(second.field('draft.en.title')?.local).toBe('Hello');
    second.session.restoreLocalDraft();
    expect(second.field('draft.en.title')?.local).toBe('Hi');
  });

  test('is deleted once the database has the text', async () => {
    const { session, writes, arrive, settled, storage } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    expect(storage.items.size).toBe(1);
    writes[0]?.settle();
    arrive(withTitle('Hi'));
    await settled();
    vi.advanceTimersByTime(500);
    expect(storage.items.size).toBe(0);
  });

  test('of one tab survives that another tab with the same entry is saved or closed', async () => {
    const offline = open();
    offline.arrive(post());
    const other = open(offline.storage);
    other.arrive(post());
    offline.session.setText('draft.en.title', 'Kept offline');
    vi.advanceTimersByTime(400);
    other.session.setText('draft.id.title', 'Hai');
    other.session.flush();
    expect(offline.storage.items.size).toBe(2);
    other.writes[0]?.settle();
    const { draft, ...rest } = post();
    other.arrive({ ...rest, draft: { ...draft, id: { ...draft.id, title: 'Hai' } } });
    await other.settled();
    vi.advanceTimersByTime(500);
    expect([...offline.storage.items.values()].join()).toContain('Kept offline');
    expect(offline.storage.items.size).toBe(1);

    const next = open(offline.storage);
    next.arrive(post());
    next.session.restoreLocalDraft();
    vi.advanceTimersByTime(500);
    expect(next.field('draft.en.title')?.local).toBe('Kept offline');
    expect(offline.storage.items.size).toBe(1);
  });

  test('is ignored where it is malformed', () => {
    const storage = new MemoryStorage();
    storage.setItem('content_draft:ani:blog_post/p1#tab', '{"texts": [1');
    const { session, arrive } = open(storage);
    arrive(post());
    expect(session.getView()).toMatchObject({ phase: 'open', localDraft: null });
  });
});

test('a record that is not valid is shown as unreadable', () => {
  const { session, arrive } = open();
  arrive(post({ cover: {} }));
  expect(session.getView().phase).toBe('unreadable');
});

test('an entry that may not be read is shown as unreadable', () => {
  const { session, fail } = open();
  fail('permission-denied');
  expect(session.getView().phase).toBe('unreadable');
});
