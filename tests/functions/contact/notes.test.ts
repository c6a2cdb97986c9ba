import { expect, test } from 'vitest';
import { parseNotes } from '#model/contact/message.ts';
import { recordEarlierNotes } from '../../../functions/src/contact/earlier-notes.ts';
import { database } from '../../../functions/src/firestore.ts';

test('notes are kept whenever somebody else, or a single act, replaces them', async () => {
  // Stored where no trigger watches.
  const document = database().collection('notes_test').doc(crypto.randomUUID());
  const now = Math.floor(Date.now() / 300_000) * 300_000 + 10_000;
  let before = await document.get();
  const saves: [notes: string, by: string, replaced?: string][] = [
    ['By Ani', 'ani'],
    ['By Ani, who goes on', 'ani'],
    ['And on', 'ani'],
    ['By Budi', 'budi'],
    ['Theirs', 'budi', 'Lost in a conflict'],
  ];
  for (const [at, [notes, by, replaced = '']] of saves.entries()) {
    const stamp = { updated_by: by, updated_date: new Date(now + at * 1000) };
    await document.set({ notes, revision: at + 1, replaced, ...stamp }, { merge: true });
    const after = await document.get();
    // A change may be delivered twice.
    for (let delivery = 0; delivery < 2; delivery++) await recordEarlierNotes({ before, after });
    before = await document.get();
  }
  const { earlier } = parseNotes((await document.get()).data());
  expect(earlier.map(({ notes, saved_by: by }) => `${by}: ${notes}`)).toEqual([
    'ani: By Ani',
    'budi: And on',
    'budi: By Budi',
    'budi: Lost in a conflict',
  ]);
});
