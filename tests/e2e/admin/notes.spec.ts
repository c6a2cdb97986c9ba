import { WRITES, holdRequests } from '../fixtures.ts';
import { expect, localDrafts, openInbox, test } from './inbox.ts';

test('notes interrupted by a reload are saved; those of another admin are not overwritten', async ({
  page,
  send,
  database,
}) => {
  // Outside of the inbox filter: other tests expect their own messages there.
  const message = await send('Something to note.', { status: 'done' });
  const notes = page.getByLabel('Notes');
  await openInbox(page, message);
  await expect(notes).toBeEnabled();
  // A slow reload gives the page the time to save.
  const release = await holdRequests(page, WRITES);
  await notes.fill('Half a thought');
  await page.reload();
  await expect(notes).toHaveValue('Half a thought');
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const stored = database.doc(`contact_message/${message.id}/private/notes`);
  await expect.poll(async () => (await stored.get()).get('notes')).toBe('Half a thought');
  await expect.poll(() => localDrafts(page)).toEqual([]);
  await stored.update({ notes: 'Half a thought. Called, no answer' });
  await expect(notes).toHaveValue('Half a thought. Called, no answer');
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
});

test('notes that this browser has never read cannot be written over while the server is silent', async ({
  page,
  send,
  goOffline,
  database,
}) => {
  const message = await send('Something that has notes.', { status: 'done' });
  await database
    .doc(`contact_message/${message.id}/private/notes`)
    .set({ notes: 'Call back on Monday', updated_by: 'seed-admin', updated_date: new Date() });
  await page.goto('/admin/messages?status=done');
  const link = page.getByRole('link', { name: message.name });
  await expect(link).toBeVisible();
  await goOffline();
  await link.click();
  await expect(page.getByText('The server does not answer.')).toBeVisible();
  await expect(page.getByLabel('Notes')).toBeDisabled();
});
