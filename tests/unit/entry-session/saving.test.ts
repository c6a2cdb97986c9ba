import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../web/src/admin/content/autosave.ts';
import { open, post } from './by-hand.ts';

// Only ids and the server's time are asked of the SDK here; the emulators' tests use all of it.
vi.mock('../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

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
