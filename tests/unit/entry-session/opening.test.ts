import { beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage, open, post, withTitle } from './by-hand.ts';

// Only ids and the server's time are asked of the SDK here; the emulators' tests use all of it.
vi.mock('../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
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
