import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AUTOSAVE_DELAY } from '../../../../web/src/admin/content/autosave/autosave.ts';
import { open, post, withTitle } from './test-session.ts';

// Only the id and the server time are used here; the emulator tests cover the rest of the module.
vi.mock('../../../../web/src/firebase/firestore.ts', () => ({
  newDocumentId: () => 'new-id',
  serverTime: () => 'server-time',
}));

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});

describe('remote changes', () => {
  test('are shown at once in a field without local changes', () => {
    const { session, arrive, field } = open();
    arrive(post());
    session.setText('draft.id.title', 'Hai');
    arrive(withTitle('Good day'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Good day', remote: null });
    expect(field('draft.id.title')).toMatchObject({ local: 'Hai', remote: null });
  });

  test.each([
    ['local', 'Hi', 1],
    ['remote', 'Good day', 0],
  ] as const)(
    'of a locally changed field are a conflict until it is resolved: %s',
    (choice, text, sent) => {
      const { session, writes, arrive, field } = open();
      arrive(post());
      session.setText('draft.en.title', 'Hi');
      arrive(withTitle('Good day'));
      vi.advanceTimersByTime(AUTOSAVE_DELAY);
      expect(writes).toHaveLength(0);
      expect(field('draft.en.title')).toMatchObject({ local: 'Hi', remote: 'Good day' });
      expect(session.getView().save).toEqual({ kind: 'blocked' });
      session.resolveConflict('draft.en.title', choice);
      expect(field('draft.en.title')).toMatchObject({ local: text, remote: null });
      expect(writes).toHaveLength(sent);
    },
  );

  test('that overwrite a text sent shortly before are shown as a conflict', async () => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    writes[0]?.settle();
    await settled();
    arrive(withTitle('Good day'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', remote: 'Good day' });
  });

  test('that are older than a write of this tab are not a conflict', async () => {
    const { session, writes, arrive, field, settled } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    session.flush();
    arrive(post());
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', remote: null });
    arrive(withTitle('Hi'), true);
    writes[0]?.settle();
    await settled();
    arrive(withTitle('Hi'));
    expect(field('draft.en.title')).toMatchObject({ local: 'Hi', base: 'Hi', remote: null });
    expect(session.getView().save).toEqual({ kind: 'saved' });
  });

  test('a deletion keeps the text, from which the entry can be created again', () => {
    const { session, arrive, field } = open();
    arrive(post());
    session.setText('draft.en.title', 'Hi');
    arrive(null);
    expect(session.getView().phase).toBe('deleted');
    expect(field('draft.en.title')?.local).toBe('Hi');
    expect(session.getLocalEntry()).toMatchObject({
      draft: { en: { title: 'Hi' } },
      slug: 'a-post',
    });
  });
});
