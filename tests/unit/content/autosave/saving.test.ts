import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../../web/src/admin/content/autosave/autosave.ts';
import { describePublishError } from '../../../../web/src/admin/content/publishing/describe-publish-error.ts';
import {
  publish,
  restoreRevision,
} from '../../../../web/src/admin/content/publishing/publish-operations.ts';
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

  test('sends the fields that were typed in together', () => {
    const { session, writes, arrive, update } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    vi.advanceTimersByTime(AUTOSAVE_DELAY / 2);
    session.setText('draft.en.summary', 'Short.');
    vi.advanceTimersByTime(AUTOSAVE_DELAY);
    expect(writes).toHaveLength(1);
    expect(update(0)).toMatchObject({ 'draft.en.title': 'Hi', 'draft.en.summary': 'Short.' });
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

const callApi = vi.mocked(api.callApi);

describe('publishing', () => {
  beforeEach(() => {
    callApi.mockReset().mockResolvedValue({ outcome: 'done' });
  });

  test('sends the texts as the editor shows them, and what they are based on where they are not stored', async () => {
    const { session, writes, arrive, field } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    expect(await publish(session, 'en', Date.UTC(2030, 0, 1))).toEqual([]);
    expect(callApi).toHaveBeenCalledExactlyOnceWith('publishContent', expect.anything(), {
      operation: 'publish',
      kind: 'blog',
      entry: 'p1',
      locale: 'en',
      at: '2030-01-01T00:00:00.000Z',
      fields: {
        title: 'Hi',
        summary: 'Short',
        body: 'Long',
        slug: 'a-post',
        cover: null,
        author: 'studio',
      },
      base: { title: 'Hello' },
    });
    // The request has stored the text: no save follows.
    vi.advanceTimersByTime(AUTOSAVE_DELAY);
    expect(writes).toHaveLength(0);
    expect(field('draft.en.title')).toMatchObject({ base: 'Hi', local: 'Hi' });
    expect(session.getView().save).toEqual({ kind: 'saved' });
  });

  test('waits for the answer to a save under way, so that it knows what is stored', async () => {
    const { session, writes, arrive, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    const published = publish(session, 'en', null);
    session.setText('draft.en.title', 'Hi there');
    await settled();
    expect(callApi).not.toHaveBeenCalled();
    writes[0]?.settle();
    expect(await published).toEqual([]);
    expect(callApi.mock.calls[0]?.[2]).toMatchObject({
      fields: { title: 'Hi there' },
      base: { title: 'Hi' },
    });
  });

  test('is not held up by the other language', async () => {
    const { session, arrive } = open();
    arrive(post());
    session.setText('draft.id.title', 'x'.repeat(141));
    expect(await publish(session, 'en', null)).toEqual([]);
    expect(callApi.mock.calls[0]?.[2]).toMatchObject({ base: {} });
    expect(session.getView().save).toEqual({ kind: 'pending' });
  });

  test('texts that are typed meanwhile are saved once the server has answered, without a conflict', async () => {
    const { session, writes, arrive, update, field, settled } = open();
    const { promise, resolve: answer } = Promise.withResolvers();
    callApi.mockReturnValue(promise);
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    const published = publish(session, 'en', null);
    await settled();
    session.setText('draft.en.title', 'Hi there');
    vi.advanceTimersByTime(AUTOSAVE_DELAY);
    arrive(withTitle('Hi'));
    expect(writes).toHaveLength(0);
    answer({ outcome: 'done' });
    expect(await published).toEqual([]);
    await settled();
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi there', remote: null });
    expect(update(0)).toMatchObject({ 'draft.en.title': 'Hi there' });
  });

  test('after a refusal the texts are saved as a draft', async () => {
    callApi.mockRejectedValue(new api.ApiError('internal', '', 'not_publishable'));
    const { session, arrive, update, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    await expect(publish(session, 'en', null)).rejects.toThrow(api.ApiError);
    await settled();
    expect(update(0)).toMatchObject({ 'draft.en.title': 'Hi' });
  });

  test.each([[false], [true]])(
    'counts as offline without an answer to a save: online %s',
    async (online) => {
      const { session, arrive, network } = open();
      arrive(post());
      network.online = online;
      session.setText('draft.en.title', 'Hi');
      session.flush();
      const refused = expect(publish(session, 'en', null)).rejects.toMatchObject({
        code: 'unavailable',
      });
      await vi.advanceTimersByTimeAsync(15_000);
      await refused;
      expect(callApi).not.toHaveBeenCalled();
    },
  );

  test('what the server finds wrong with the texts is told', async () => {
    const issues = [{ field: 'slug', code: 'taken' }];
    callApi.mockRejectedValue(new api.ApiError('internal', '', 'not_publishable', { issues }));
    const { session, arrive } = open();
    arrive(post());
    expect(await publish(session, 'en', null)).toEqual(issues);
  });

  test.each([
    [new api.ApiError('unavailable', ''), /cannot be reached/, true],
    [new api.ApiError('internal', '', 'schedule_past'), /has passed/, true],
    [
      new api.ApiError('internal', '', 'changed_since', { field: 'slug' }),
      /before: Address\./,
      true,
    ],
    [new TypeError('x'), /went wrong/, false],
  ])('the refusal %o is described', (error, text, expected) => {
    const described = describePublishError(error, 'en');
    expect(described).toEqual({ text: expect.stringMatching(text), expected });
    expect(described.text).toMatch(/^Nothing on the site has changed\. /);
  });
});

describe('restoring a revision', () => {
  const draft = {
    en: { title: 'Older', summary: 'Short', body: 'Long' },
    id: { title: 'Halo', summary: 'Pendek', body: 'Panjang' },
  };
  const restored = { operation: 'restoreRevision', kind: 'blog', entry: 'p1', revision: 'r1' };

  test('saves first, so that the history keeps what was typed; then the editor shows the texts', async () => {
    callApi.mockReset().mockResolvedValue({ outcome: 'done' });
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    const result = restoreRevision(session, { id: 'r1', draft });
    await settled();
    expect(callApi).not.toHaveBeenCalled();
    writes[0]?.settle();
    await result;
    expect(callApi.mock.calls[0]?.[2]).toEqual(restored);
    arrive(withTitle('Older'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Older', remote: null });
    expect(writes).toHaveLength(1);
  });

  test('that fails leaves the texts as they are', async () => {
    callApi.mockReset().mockRejectedValue(new api.ApiError('unavailable', ''));
    const { session, writes, arrive, field } = open();
    arrive(post());
    const restoring = restoreRevision(session, { id: 'r1', draft });
    await expect(restoring).rejects.toMatchObject({ code: 'unavailable' });
    expect(field('draft.en.title')).toMatchObject({ local: 'Hello', base: 'Hello' });
    expect(writes).toHaveLength(0);
  });
});
