import { readFile } from 'node:fs/promises';
import { CHANNELS, holdRequests } from './held-requests.ts';
import type { Page, Sent } from './inbox.ts';
import { expect, openInbox, test } from './inbox.ts';

/** Marks a message as done. The write is delayed until the returned function is called. */
async function markWithDelayedWrite(page: Page, message: Sent): Promise<() => void> {
  await openInbox(page, message);
  await expect(page.getByRole('heading', { name: message.name })).toBeVisible();
  await expect(page.getByLabel('Notes')).toBeEnabled();
  await expect(page.getByRole('link', { name: message.name })).toBeVisible();
  const release = await holdRequests(page, CHANNELS.write);
  const sent = page.waitForRequest(CHANNELS.write);
  await page.getByRole('region', { name: 'Message' }).getByRole('button', { name: 'Done' }).click();
  await sent;
  return release;
}

// One after the other: every test expects its own messages first in the shared inbox.
test.describe.configure({ mode: 'default' });

test('a new message is on the dashboard; triage: done, undo, spam and not spam, notes; the message says who changed it last', async ({
  page,
  admin,
  send,
  stored,
}) => {
  const [first, second] = await send([
    'Please call me back about the shop.',
    'Buy our backlinks now.',
  ]);
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('main').getByRole('link', { name: 'New messages' })).toBeVisible();
  await openInbox(page);
  const list = page.getByRole('list', { name: 'Messages, newest first' });
  await expect(list.getByRole('link', { name: first.name })).toBeVisible();
  const detail = page.getByRole('region', { name: 'Message' });

  await list.getByRole('link', { name: first.name }).click();
  await expect(detail.getByRole('heading', { name: first.name })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`message=${first.id}`));
  await detail.getByRole('button', { name: 'Done' }).click();
  await expect(detail.getByRole('heading', { name: second.name })).toBeVisible();
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

  await page.getByRole('button', { name: 'Inbox' }).click();
  await list.getByRole('link', { name: first.name }).click();
  await expect(detail.getByLabel('Notes')).toBeEnabled();
  await detail.getByLabel('Notes').fill('Called, wants a quote.');
  await detail.getByLabel('Notes').blur();
  await expect(detail.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(detail.getByLabel('Notes')).toHaveValue('Called, wants a quote.');
  expect(await stored(first, 'updated_by')).toBe(admin.uid);
});

test('a message that was opened by its address is worked on like any other where the list does not have it', async ({
  page,
  send,
  stored,
}) => {
  const [message] = await send(['From last year.'], { status: 'done' });
  const detail = page.getByRole('region', { name: 'Message' });
  await page.goto(`/admin/messages?status=spam&message=${message.id}`);
  await expect(detail.getByRole('heading', { name: message.name })).toBeVisible();
  await detail.getByRole('button', { name: 'In progress' }).click();
  await expect.poll(() => stored(message, 'status')).toBe('in_progress');
  await detail.getByRole('button', { name: 'Move to bin' }).click();
  await expect.poll(() => stored(message, 'status')).toBe('deleted');
});

test('a deleted message goes to the bin with its notes, and comes back or goes for good', async ({
  page,
  admin,
  send,
  stored,
  server: { database },
}) => {
  const [message] = await send(['Deleted by mistake.'], { status: 'in_progress' });
  const notes = database.doc(`contact_message/${message.id}/private/notes`);
  await notes.set({ notes: 'Is important.', updated_by: admin.uid, updated_date: new Date() });
  const detail = page.getByRole('region', { name: 'Message' });
  const filter = page.getByRole('group', { name: 'Show' });
  const link = page
    .getByRole('list', { name: 'Messages' })
    .getByRole('link', { name: message.name });

  await openInbox(page, message);
  // Shows what is stored, so it changes a moment after the click.
  await detail.getByLabel('Keep this message longer than 24 months').click();
  await expect.poll(() => stored(message, 'keep')).toBe(true);
  await detail.getByRole('button', { name: 'Move to bin' }).click();
  await expect.poll(() => stored(message, 'status')).toBe('deleted');
  await expect(link).toHaveCount(0);
  await filter.getByRole('button', { name: 'All' }).click();
  await expect(page).toHaveURL(/status=all/);
  await expect(link).toHaveCount(0);

  await filter.getByRole('button', { name: 'Bin' }).click();
  await link.click();
  await expect(detail).toContainText('30 days after');
  await expect(detail.getByLabel('Notes')).toHaveValue('Is important.');
  await detail.getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => stored(message, 'status')).toBe('in_progress');
  expect(await stored(message, 'deleted_date')).toBeNull();
  await filter.getByRole('button', { name: 'Inbox' }).click();
  await link.click();
  await expect(detail.getByLabel('Notes')).toHaveValue('Is important.');

  await detail.getByRole('button', { name: 'Move to bin' }).click();
  await expect.poll(() => stored(message, 'status')).toBe('deleted');
  await filter.getByRole('button', { name: 'Bin' }).click();
  await link.click();
  await detail.getByRole('button', { name: 'Delete for good' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect.poll(async () => (await notes.get()).exists).toBe(false);
  expect(await stored(message, 'status')).toBeUndefined();
});

test('after a delayed status change the admin stays with the filter, the message or the page that was opened meanwhile', async ({
  page,
  admin,
  send,
  stored,
}) => {
  const [, first, second, third] = await send(['Above.', 'First.', 'Second.', 'Third.', 'Below.']);
  for (const [marked, choose, address] of [
    [
      first,
      page.getByRole('group', { name: 'Show' }).getByRole('button', { name: 'Spam' }),
      /\/admin\/messages\?status=spam$/,
    ],
    [
      second,
      page.getByRole('list', { name: 'Messages' }).getByRole('link').first(),
      /\/admin\/messages\?message=E2E-\w+-0$/,
    ],
  ] as const) {
    const release = await markWithDelayedWrite(page, marked);
    await choose.click();
    await expect(page).toHaveURL(address);

    release();
    // The toast appears at the same time at which the next message would open.
    await expect(page.getByText(`${marked.name}: Done`)).toBeVisible();
    await expect(page).toHaveURL(address);
    expect(await stored(marked, 'status')).toBe('done');
    await page.unroute(CHANNELS.write);
  }
  const release = await markWithDelayedWrite(page, third);
  await page.getByRole('link', { name: 'Users' }).click();
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible();
  release();
  await expect.poll(() => stored(third, 'status')).toBe('done');
  // A search takes longer than the next message would take to open.
  await page.getByRole('searchbox').fill(admin.email);
  await expect(page.getByRole('row', { name: admin.email })).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/users\?/);
});

test('search and filter are kept in the URL; new messages appear without a reload', async ({
  page,
  send,
}) => {
  const [done] = await send(['An answered question about orchids.'], {
    status: 'done',
  });
  await openInbox(page);
  await page.getByRole('button', { name: 'Done' }).first().click();
  await page.getByRole('searchbox').fill('orchids');
  await expect(page).toHaveURL(/status=done&q=orchids/);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('orchids');
  await expect(page.getByRole('link', { name: done.name })).toBeVisible();

  await page.getByRole('button', { name: 'Inbox' }).click();
  await expect(page.getByText('No message matches')).toBeVisible();
  const [arrived] = await send(['Do you water orchids too?']);
  await expect(page.getByRole('link', { name: arrived.name })).toBeVisible();
});

test('the export escapes formulas and is audited', async ({
  page,
  admin,
  send,
  server: { database },
}) => {
  const [message] = await send(['=HYPERLINK("http://evil.example","Click")'], {
    status: 'in_progress',
  });
  await page.goto(`/admin/messages?status=in_progress&message=${message.id}`);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""Click"")"`);
  expect(text).not.toMatch(/(^|,)"?=/m);
  const records = await database.collection('audit_log').where('by', '==', admin.uid).get();
  expect(records.docs.map((entry) => entry.get('action') as unknown)).toEqual(['message_export']);
});

test('a message that is deleted while it is open shows a notice', async ({
  page,
  send,
  server: { database },
}) => {
  const [deleted] = await send(['Will be gone soon.']);
  await openInbox(page, deleted);
  const detail = page.getByRole('region', { name: 'Message' });
  await expect(detail.getByRole('heading', { name: deleted.name })).toBeVisible();
  await database.doc(`contact_message/${deleted.id}`).delete();
  await expect(detail).toContainText('no longer exists');
});

test('withdrawn rights take away what others wrote, and leave the typed text to be copied', async ({
  page,
  admin,
  send,
  allowConsole,
  server: { database },
}) => {
  const [message] = await send(['Something to note.']);
  await openInbox(page, message);
  const notes = page.getByLabel('Notes');
  await expect(notes).toBeEnabled();
  const badge = page.getByRole('navigation').getByRole('link', { name: /^Messages/ });
  await expect(badge).toContainText(/\d/);
  // Notes would be saved meanwhile.
  await holdRequests(page, CHANNELS.write);
  await notes.fill('Half a thought');
  allowConsole(/permission/i);
  await database.doc(`user/${admin.uid}`).update({ is_admin: false });
  const status = page.getByRole('status');
  await expect(status.filter({ hasText: 'Your admin rights have been withdrawn' })).toBeVisible();
  await expect(page.getByText(message.name)).toHaveCount(0);
  await expect(page.getByText('Something to note.')).toHaveCount(0);
  await expect(badge).not.toContainText(/\d/);
  const typed = page.getByLabel('Your text');
  await expect(typed).toHaveValue('Half a thought');
  await expect(typed).not.toBeEditable();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('Half a thought');
  // The page still follows the rights.
  await database.doc(`user/${admin.uid}`).update({ is_admin: true });
  await expect(page.getByRole('heading', { name: message.name })).toBeVisible();
});

test('on a phone the list and the message are separate views', async ({ page, send }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [message] = await send(['Written on a bus.']);
  await page.goto('/admin/messages?hl=id');
  await page.getByRole('link', { name: message.name }).click();
  await expect(page.getByRole('heading', { name: message.name })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pesan, terbaru lebih dulu' })).toBeHidden();
  await page.getByRole('button', { name: 'Kembali ke daftar' }).click();
  await expect(page.getByRole('link', { name: message.name })).toBeVisible();
  await page.getByRole('button', { name: 'Buka navigasi' }).click();
  await page
    .getByRole('navigation', { name: 'Admin' })
    .getByRole('link', { name: 'Pembaruan' })
    .click();
  await page.waitForURL('/admin/updates');
});

test('a name of two directions is read in its own, in the list and in the message, and what the sender wrote is in no language', async ({
  page,
  send,
}) => {
  const name = 'علي (PT Contoh)';
  const [sent] = await send(['Selamat pagi, kami butuh katalog.'], { name, company: 'شركة علي 3' });
  await openInbox(page, sent);
  const item = page.locator(`[data-id="${sent.id}"]`);
  const detail = page.getByRole('region', { name: 'Message' });
  for (const place of [item.getByText(name), detail.getByRole('heading', { name })]) {
    const { first, last } = await place.evaluate(({ firstChild }) => {
      const leftOf = (from: number) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, from);
        range.setEnd(firstChild as Text, from + 1);
        return range.getBoundingClientRect().left;
      };
      return { first: leftOf(0), last: leftOf((firstChild as Text).length - 1) };
    });
    // From right to left: the closing bracket stands at the left end.
    expect(first).toBeGreaterThan(last);
  }
  await expect(detail.getByText('شركة علي 3')).toHaveCSS('direction', 'rtl');
  for (const place of [item, detail]) {
    await expect(place.getByText('Selamat pagi')).toHaveAttribute('lang', '');
  }
});
