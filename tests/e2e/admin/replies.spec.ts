import type { ReceivedMail } from '../../../emulators/mail-server.ts';
import { MAIL_PAGE, SITE } from '../../../emulators/project.ts';
import { studio } from '../../../web/src/studio/studio.ts';
import type { Page, Sent } from './inbox.ts';
import { expect, test } from './inbox.ts';

/** Outside of the inbox filter: other tests expect their own messages there. */
const ASIDE = { status: 'done' };

const openMessage = (page: Page, { id }: Sent) =>
  page.goto(`/admin/messages?status=done&message=${id}`);

const field = (page: Page, { name }: Sent) => page.getByLabel(`Reply to ${name}`);
const thread = (page: Page) => page.getByRole('region', { name: 'Replies' }).getByRole('listitem');

/** The mails about a message that begin with a text. */
async function mailsWith({ id }: Sent, begin: string): Promise<ReceivedMail[]> {
  const all = (await (await fetch(`${MAIL_PAGE}/messages`)).json()) as ReceivedMail[];
  return all.filter(({ subject, text }) => subject.includes(id) && text.startsWith(begin));
}

// The first call of a function starts its process, which takes seconds.
test.beforeAll(async () => {
  await fetch(`${SITE}/api/admin/replies`);
});

test('a reply is written by keyboard, survives closing and being offline, and reaches mailbox and account', async ({
  page,
  admin,
  context,
  browser,
  send,
  createAccount,
  signInAs,
  allowConsole,
  server: { database },
}) => {
  const person = await createAccount({ name: 'Client' });
  const [message, other] = await send(['How long would it take?', 'Another one.'], {
    ...ASIDE,
    locale: 'id',
    uid: person.uid,
  });
  const reply = field(page, message);
  await openMessage(page, message);
  await expect(reply).toHaveValue(`\n\nTest Person\n${studio.name}`);
  await page.keyboard.press('r');
  await expect(reply).toBeFocused();
  await page.getByRole('button', { name: 'Texts to start from' }).click();
  await page.getByRole('button', { name: /^Use ?: Questions/ }).click();
  await expect(reply).toHaveValue(new RegExp(`^Halo ${message.name},[^]*\n\nTest Person\n`));
  await reply.fill('Enam minggu.');

  await page.getByRole('link', { name: other.name }).click();
  await expect(field(page, other)).toHaveValue(/Test Person/);
  await page.reload();
  await page.getByRole('link', { name: message.name }).click();
  await expect(reply).toHaveValue('Enam minggu.');

  allowConsole('ERR_INTERNET_DISCONNECTED', 'WebChannelConnection');
  // The version is asked for some time after the start.
  allowConsole('Failed to fetch version from server');
  // A machine without a network sends no event, and Firestore notices a lost connection after a minute only.
  const setOffline = async (isOffline: boolean) => {
    await context.setOffline(isOffline);
    const event = isOffline ? 'offline' : 'online';
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
  };
  await setOffline(true);
  await expect(page.getByText('You are offline: it can be sent')).toBeVisible();
  await reply.press('Control+Enter');
  await expect(reply).toHaveValue('Enam minggu.');
  await setOffline(false);
  await expect(page.getByText('Kept on this device')).toBeVisible();

  await reply.press('Control+Enter');
  // The notice is shown for some seconds only.
  await Promise.all([
    expect(page.getByText('Reply sent', { exact: true })).toBeVisible(),
    expect(thread(page)).toContainText(['Enam minggu.']),
    expect(thread(page)).toContainText(['Sent']),
  ]);
  await expect(reply).toHaveValue(/^\n\nTest Person/);
  expect(await mailsWith(message, 'Enam minggu.')).toMatchObject([
    { replyTo: `${studio.name} <${studio.email}>` },
  ]);

  await reply.fill('Sampai besok.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(thread(page)).toHaveCount(2);

  const elsewhere = await browser.newContext();
  const account = await elsewhere.newPage();
  await signInAs(account, person);
  await account.goto('/account');
  const answers = account.getByRole('list', { name: 'Our answers' }).getByRole('listitem');
  await expect(answers).toContainText(['Enam minggu.', 'Sampai besok.']);
  await expect(answers.first()).toContainText('Test Person');
  await elsewhere.close();

  // The triggers, which record what browsers change, have run since.
  const entries = await database.collection('audit_log').where('by', '==', admin.uid).get();
  const recorded = entries.docs.map((entry) => `${entry.get('action')} ${entry.get('detail')}`);
  expect(recorded.toSorted()).toEqual(['message_reply 1', 'message_reply 2']);
});

test('who is not the first to answer is told, reads the other answer, and may send theirs after it', async ({
  page,
  send,
  server: { database },
}) => {
  const [message] = await send(['Who answers?'], ASIDE);
  const reply = field(page, message);
  await openMessage(page, message);
  await reply.fill('I do.');
  const first = { text: 'It was me.', to: 'x@contoh.example', name: 'Budi', by: 'somebody-else' };
  await database.doc(`contact_message/${message.id}`).update({
    replies: [{ ...first, created_date: new Date(), state: 'sent', error: '' }],
  });
  const notice = page.getByRole('alert').filter({ hasText: 'Budi has answered meanwhile' });
  await expect(notice).toContainText('It was me.');
  await expect(reply).toHaveValue('I do.');
  await notice.getByRole('button', { name: 'I have read it' }).click();
  await expect(notice).toHaveCount(0);
  // The thread shows the reply before the request has its answer, which the end of the test must not interrupt.
  const answer = page.waitForResponse(
    (each) => each.url().endsWith('/api/admin/replies') && each.request().method() === 'POST',
  );
  await reply.press('Control+Enter');
  await expect(thread(page)).toContainText([/It was me\./, /Sent[^]*I do\./]);
  expect((await answer).status()).toBe(200);
  expect(await mailsWith(message, 'I do.')).toHaveLength(1);
});

test('a reply to a message that is deleted meanwhile stays to be copied', async ({
  page,
  send,
  server: { database },
}) => {
  const [message] = await send(['Delete me.'], ASIDE);
  await openMessage(page, message);
  await field(page, message).fill('An answer that took an hour.');
  await database.doc(`contact_message/${message.id}`).delete();
  await expect(page.getByText('This message no longer exists')).toBeVisible();
  const kept = page.getByRole('alert').filter({ hasText: 'An answer that took an hour.' });
  await expect(kept).toBeVisible();
  await kept.getByRole('button', { name: 'Throw it away' }).click();
  await expect(kept).toHaveCount(0);
});
