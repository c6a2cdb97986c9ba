import { notesDraftKey } from '../../../web/src/browser/notes-drafts.ts';
import type { Page } from './inbox.ts';
import { expect, openInbox, test } from './inbox.ts';

const copies = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('notes_draft:')));

test('notes that a reload interrupts are kept in this browser, offered again, and forgotten once saved', async ({
  page,
  send,
  server: { database },
}) => {
  // Not among the first of the inbox, which other tests count on.
  const [message] = await send(['Something to note.'], { status: 'done' });
  const notes = page.getByLabel('Notes');
  const offer = page.getByRole('alert').filter({ hasText: 'was never saved' });
  await openInbox(page, message);
  await expect(notes).toBeEnabled();
  await notes.fill('Half a thought');
  await page.reload();
  await expect(offer).toContainText('Half a thought');
  await expect(notes).toHaveValue('');
  await offer.getByRole('button', { name: 'Put it back' }).click();
  await expect(notes).toHaveValue('Half a thought');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const kept = await database.doc(`contact_message/${message.id}/private/notes`).get();
  expect(kept.get('notes')).toBe('Half a thought');
  await expect.poll(() => copies(page)).toEqual([]);

  await notes.fill('Half a thought, and nonsense');
  await page.reload();
  await offer.getByRole('button', { name: 'Throw it away' }).click();
  await expect(offer).toHaveCount(0);
  await expect(notes).toHaveValue('Half a thought');
  await expect.poll(() => copies(page)).toEqual([]);
});

test('what another admin notes after one’s own notes were saved shows, and is not written over', async ({
  page,
  send,
  server: { database },
}) => {
  const [message] = await send(['Something that two take care of.'], { status: 'done' });
  const notes = page.getByLabel('Notes');
  await openInbox(page, message);
  await expect(notes).toBeEnabled();
  await notes.fill('I call them');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const document = database.doc(`contact_message/${message.id}/private/notes`);
  await document.update({ notes: 'I call them. Called, no answer' });
  await expect(notes).toHaveValue('I call them. Called, no answer');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('unsaved notes do not outlive the session, nor are they there for another account', async ({
  page,
  admin,
}) => {
  const own = notesDraftKey(admin.uid, 'some-message');
  const others = notesDraftKey('somebody-else', 'some-message');
  await page.evaluate(
    (keys) => {
      const copy = JSON.stringify({ savedAt: 1, texts: { notes: 'A thought' } });
      for (const key of keys) localStorage.setItem(key, copy);
    },
    [own, others],
  );
  await openInbox(page);
  await expect(page.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await expect.poll(() => copies(page)).toEqual([own]);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  expect(await copies(page)).toEqual([]);
});
