import { WRITES, holdRequests } from '../fixtures.ts';
import { expect, localDrafts, openInbox, test } from './inbox.ts';

test('a founder’s notes survive a reload, and never replace a colleague’s', async ({
  page,
  send,
  goOffline,
  allowConsole,
  database,
}) => {
  const message = await send('Something to note.', { status: 'done' });
  // The emulator's watch may take a document that is being created for a missing one, and then never show it.
  const stored = database.doc(`contact_message/${message.id}/private/notes`);
  await stored.set({ notes: 'Called', updated_by: 'seed-admin', updated_date: new Date() });
  const notes = page.getByLabel('Notes');
  await openInbox(page, message);
  await expect(notes).toHaveValue('Called');
  // A slow reload gives the page the time to save.
  const release = await holdRequests(page, WRITES);
  await notes.fill('Half a thought');
  await page.reload();
  await expect(notes).toHaveValue('Half a thought');
  release();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.poll(async () => (await stored.get()).get('notes')).toBe('Half a thought');
  await expect.poll(() => localDrafts(page)).toEqual([]);
  await stored.update({ notes: 'Half a thought. Called, no answer' });
  await expect(notes).toHaveValue('Half a thought. Called, no answer');
  await expect(page.getByText('Typing…')).toHaveCount(0);

  allowConsole(/permission/i);
  await goOffline();
  await notes.fill('From the train');
  const revision = Number((await stored.get()).get('revision')) + 1;
  await stored.update({ notes: 'They accepted', revision, updated_by: 'seed-admin' });
  await page.context().setOffline(false);
  await expect(page.getByText('This was changed elsewhere too')).toBeVisible();
  expect((await stored.get()).get('notes')).toBe('They accepted');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(async () => (await stored.get()).get('notes')).toBe('From the train');
  await page.getByRole('button', { name: 'Earlier notes' }).click();
  await expect(page.getByRole('dialog')).toContainText('They accepted');
});

test('a founder cannot write over unread notes', async ({ page, send, goOffline, database }) => {
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
