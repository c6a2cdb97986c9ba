import { readFile } from 'node:fs/promises';
import { WRITES, holdRequests } from '../fixtures.ts';
import { expect, openInbox, test } from './inbox.ts';

test('a founder sorts messages, and can take it back', async ({ page, admin, send, stored }) => {
  const first = await send('Please call me back about the shop.');
  const second = await send('Buy our backlinks now.');
  await page.goto(`/admin/messages?q=${first.search}`);
  const list = page.getByRole('list', { name: 'Messages, newest first' });
  await expect(list.getByRole('link', { name: first.name })).toBeVisible();
  const detail = page.getByRole('region', { name: 'Message' });

  await list.getByRole('link', { name: first.name }).click();
  await expect(detail.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`message=${first.id}`));
  const release = await holdRequests(page, WRITES);
  await detail.getByRole('button', { name: 'Done' }).click();
  // The next message opens at once, so that a late answer of the database moves nobody.
  await expect(detail.getByRole('heading', { name: second.name })).toBeVisible();
  release();
  await expect.poll(() => stored(first, 'status')).toBe('done');
  await expect(list.getByRole('link', { name: first.name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(first, 'status')).toBe('new');
  await expect(detail.getByRole('heading', { name: first.name })).toBeVisible();

  await list.getByRole('link', { name: second.name }).click();
  await expect(detail.getByRole('heading', { name: second.name })).toBeVisible();
  await detail.getByRole('button', { name: 'Spam' }).click();
  await expect.poll(() => stored(second, 'status')).toBe('spam');
  await page.getByRole('button', { name: 'Spam', exact: true }).first().click();
  await list.getByRole('link', { name: second.name }).click();
  await detail.getByRole('button', { name: 'Not spam' }).click();
  await expect.poll(() => stored(second, 'status')).toBe('new');

  expect(await stored(first, 'updated_by')).toBe(admin.uid);
});

test('a founder can bring a message back', async ({ page, admin, send, stored, database }) => {
  const message = await send('Deleted by mistake.', { status: 'done' });
  const notes = database.doc(`contact_message/${message.id}/private/notes`);
  await notes.set({ notes: 'Is important.', updated_by: admin.uid, updated_date: new Date() });
  const detail = page.getByRole('region', { name: 'Message' });
  const filter = (name: string) =>
    page.getByRole('group', { name: 'Show' }).getByRole('button', { name });
  const act = async (name: string, status: string) => {
    await detail.getByRole('button', { name }).click();
    await expect(page.getByText(`${message.name}: ${status}`).last()).toBeVisible();
  };
  const link = page
    .getByRole('list', { name: 'Messages' })
    .getByRole('link', { name: message.name });

  await page.goto(`/admin/messages?status=spam&message=${message.id}`);
  await expect(detail.getByRole('heading', { name: message.name })).toBeVisible();
  await act('In progress', 'In progress');
  await expect.poll(() => stored(message, 'status')).toBe('in_progress');
  // Shows what is stored, so it changes a moment after the click.
  await detail.getByLabel('Keep this message longer than 24 months').click();
  await expect.poll(() => stored(message, 'keep')).toBe(true);
  await act('Move to bin', 'Bin');
  await expect.poll(() => stored(message, 'status')).toBe('deleted');
  await filter('Bin').click();
  await link.click();
  await expect(detail).toContainText('30 days after');
  await expect(detail.getByLabel('Notes')).toHaveValue('Is important.');
  await act('Restore', 'In progress');
  await expect.poll(() => stored(message, 'status')).toBe('in_progress');
  expect(await stored(message, 'deleted_date')).toBeNull();
  await filter('Inbox').click();
  await link.click();
  await act('Move to bin', 'Bin');
  await expect.poll(() => stored(message, 'status')).toBe('deleted');
  await filter('Bin').click();
  await link.click();
  await detail.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(async () => (await notes.get()).exists).toBe(false);
  expect(await stored(message, 'status')).toBeUndefined();
});

// Formulas in it: tests/unit/contact/inbox.test.ts.
test('a founder finds and exports messages by the URL', async ({ page, admin, send, database }) => {
  const mark = `orchid${crypto.randomUUID().slice(0, 8)}`;
  const done = await send(`An answered question about ${mark}.`, { status: 'done' });
  await openInbox(page);
  await page.getByRole('button', { name: 'Done' }).first().click();
  await page.getByRole('searchbox').fill(mark);
  await expect(page).toHaveURL(new RegExp(`status=done&q=${mark}`));
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue(mark);
  await expect(page.getByRole('link', { name: done.name })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(mark);
  const records = await database.collection('audit_log').where('by', '==', admin.uid).get();
  expect(records.docs.map((entry) => entry.get('action') as unknown)).toEqual(['message_export']);

  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(page.getByText('No message matches')).toBeVisible();
  const arrived = await send(`Do you water ${mark} too?`);
  await expect(page.getByRole('link', { name: arrived.name })).toBeVisible();
});

test('a founder is told that the open message was deleted', async ({ page, send, database }) => {
  const deleted = await send('Will be gone soon.');
  await openInbox(page, deleted);
  const detail = page.getByRole('region', { name: 'Message' });
  await expect(detail.getByRole('heading', { name: deleted.name })).toBeVisible();
  await database.doc(`contact_message/${deleted.id}`).delete();
  await expect(detail).toContainText('no longer exists');
});
