import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../web/src/admin/content/autosave.ts';
import { open, post, withTitle } from './by-hand.ts';

// Only ids and the server's time are asked of the SDK here; the emulators' tests use all of it.
vi.mock('../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
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
