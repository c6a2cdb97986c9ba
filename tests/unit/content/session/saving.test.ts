import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../../web/src/admin/content/session/autosave.ts';
import { publish } from '../../../../web/src/admin/content/publishing/publish-operations.ts';
import { parseEntry } from '../../../../model/content/entry.ts';
import { draftDigest } from '../../../../model/publishing/draft-digest.ts';
import * as api from '../../../../web/src/data/api-client.ts';
import { open, post, withTitle } from './test-session.ts';

// Only the id and the server time are used here; the emulator tests cover the rest of the module.
vi.mock('../../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));
vi.mock('../../../../web/src/firebase/auth.ts', () => ({}));
vi.mock(import('../../../../web/src/data/api-client.ts'), async (original) => ({
  ...(await original()),
  callApi: vi.fn(),
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

test('a failure of an entry that takes more bytes than a document may is told as that', async () => {
  const { session, writes, arrive, settled } = open();
  arrive(post());
  // 200,000 characters, as many as a text may have, but 600,000 bytes.
  session.setText('draft.en.body', '界'.repeat(200_000));
  session.setText('draft.id.body', '界'.repeat(200_000));
  session.flush();
  writes[0]?.settle({ code: 'invalid-argument' });
  await settled();
  expect(session.getView().save).toEqual({ kind: 'failed', reason: 'too-large' });
});

describe('publishing', () => {
  const callApi = vi.mocked(api.callApi);
  beforeEach(() => {
    callApi.mockReset().mockResolvedValue({ outcome: 'done' });
  });

  test('waits until the database has every text, then asks the server', async () => {
    const { session, writes, arrive, update, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    const published = publish(session, 'en', Date.UTC(2030, 0, 1));
    expect(update(0)).toMatchObject({ 'draft.en.title': 'Hi' });
    expect(update(0)).not.toHaveProperty('live.en');
    await settled();
    expect(callApi).not.toHaveBeenCalled();
    writes[0]?.settle();
    expect(await published).toEqual({ kind: 'done' });
    expect(callApi).toHaveBeenCalledExactlyOnceWith('publishContent', expect.anything(), {
      operation: 'publish',
      kind: 'blog',
      entry: 'p1',
      locale: 'en',
      at: '2030-01-01T00:00:00.000Z',
      seen: await draftDigest('blog', parseEntry('blog', 'p1', withTitle('Hi')), 'en'),
    });
  });

  test.each([
    ['offline', () => ({ online: false, error: undefined })],
    ['unsaved', () => ({ online: true, error: { code: 'permission-denied' } })],
  ] as const)('is not asked for while texts are %s', async (reason, conditions) => {
    const { session, writes, arrive, network, settled } = open();
    const { online, error } = conditions();
    arrive(post());
    network.online = online;
    session.setText('draft.en.title', 'Hi');
    const published = publish(session, 'en', null);
    if (error) writes[0]?.settle(error);
    await settled();
    expect(await published).toEqual({ kind: 'failed', reason, error: null });
    expect(callApi).not.toHaveBeenCalled();
  });

  test('without an answer to the save it counts as offline', async () => {
    const { session, arrive } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    const published = publish(session, 'en', null);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await published).toMatchObject({ reason: 'offline' });
  });

  test.each([
    [new api.ApiError('unavailable', ''), { kind: 'failed', reason: 'offline' }],
    [new api.ApiError('internal', '', 'schedule_past'), { kind: 'failed', reason: 'past' }],
    [new api.ApiError('permission-denied', '', 'not_admin'), { kind: 'failed', reason: 'denied' }],
    [new api.ApiError('internal', '', 'changed_since'), { kind: 'failed', reason: 'newer' }],
    [new TypeError('x'), { kind: 'failed', reason: 'failed' }],
    [
      new api.ApiError('internal', '', 'not_publishable', {
        issues: [{ field: 'slug', code: 'taken' }],
      }),
      { kind: 'issues', issues: [{ field: 'slug', code: 'taken' }] },
    ],
  ])('the refusal %o is told', async (error, expected) => {
    callApi.mockRejectedValue(error);
    const { session, arrive } = open();
    arrive(post());
    expect(await publish(session, 'en', null)).toMatchObject(expected);
  });
});
