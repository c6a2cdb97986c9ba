import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../web/src/admin/content/session/autosave.ts';
import { publish } from '../../../web/src/admin/content/publishing/publish-operations.ts';
import { open, post } from './test-session.ts';

// Only the id and the server time are used here; the emulator tests cover the rest of the module.
vi.mock('../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});

describe('saving', () => {
  test('sends a field after the autosave delay and shows the state of saving', async () => {
    const { session, writes, arrive, update, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    expect(session.getView().save).toEqual({ kind: 'pending' });
    vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
    session.setText('draft.en.title', 'Hi there');
    vi.advanceTimersByTime(AUTOSAVE_DELAY - 1);
    expect(writes).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(session.getView().save).toEqual({ kind: 'saving' });
    expect(update(0)).toEqual({
      'draft.en.title': 'Hi there',
      'outdated.id': true,
      updated_by: 'ani',
      updated_date: 'server-time',
    });
    writes[0]?.settle();
    await settled();
    expect(session.getView().save).toEqual({ kind: 'saved' });
  });

  test('is delayed by continued typing only up to a limit', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    for (let keys = 0; keys < 40; keys++) {
      session.setText('draft.en.title', 'x'.repeat(keys + 1));
      vi.advanceTimersByTime(AUTOSAVE_DELAY / 2);
    }
    expect(writes.length).toBeGreaterThan(1);
  });

  test('writes a revision and an audit record with the first save, not with each', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    session.setText('draft.en.title', 'Hi there');
    session.flush();
    expect(writes[0]?.changes.map(({ name }) => name)).toEqual([
      'blog_post',
      'blog_post/p1/history',
      'audit_log',
    ]);
    expect(writes[0]?.changes[1]).toMatchObject({ data: { draft: { en: { title: 'Hello' } } } });
    expect(writes[1]?.changes.map(({ name }) => name)).toEqual(['blog_post']);
  });

  test('does not send a text that is too long', () => {
    const { session, writes, arrive } = open();
    arrive(post());
    session.setText('draft.en.title', 'x'.repeat(141));
    session.flush();
    expect(writes).toHaveLength(0);
    expect(session.getView().save).toEqual({ kind: 'blocked' });
  });

  test('is shown as offline without a connection', () => {
    const { session, arrive, network } = open();
    arrive(post());
    network.online = false;
    session.setText('draft.en.title', 'Hi');
    session.flush();
    expect(session.getView().save).toEqual({ kind: 'offline' });
  });

  test.each([
    ['permission-denied', 'denied'],
    ['unauthenticated', 'signed-out'],
    ['not-found', 'deleted'],
    ['unavailable', 'other'],
  ])('keeps the text after a failure (%s) and can be tried again', async (code, reason) => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    // The SDK reverts the local estimate before it rejects the write.
    arrive(post());
    writes[0]?.settle({ code });
    await settled();
    expect(session.getView().save).toEqual({ kind: 'failed', reason });
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', base: 'Hello', remote: null });
    session.flush();
    expect(writes).toHaveLength(2);
    writes[1]?.settle();
    await settled();
    expect(session.getView().save).toEqual({ kind: 'saved' });
  });
});

test('publishing sends unsaved texts too, and the publication time as a date', () => {
  const { session, arrive, update } = open();
  arrive(post({ outdated: { en: true, id: false } }));
  session.setText('draft.en.title', 'Hi');
  void publish(session, 'en', 5000);
  expect(update(0)).toMatchObject({
    'draft.en.title': 'Hi',
    'live.en': { title: 'Hi', summary: 'Short', body: 'Long', publish_at: new Date(5000) },
    'outdated.en': false,
  });
});
