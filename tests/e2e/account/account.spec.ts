import { readFile } from 'node:fs/promises';
import { EMULATOR_ENVIRONMENT, PROJECT } from '../../../emulators/project.ts';
import { messageRecord } from '../../records/message.ts';
import { callAuth, expect, test } from '../accounts.ts';
import { alterPage } from '../altered-page.ts';

const AUTH_EMULATOR = `http://${EMULATOR_ENVIRONMENT.FIREBASE_AUTH_EMULATOR_HOST}/emulator/v1/projects/${PROJECT}`;

/** The code of an e-mail that the emulator would have sent. */
async function codeSentTo(email: string, requestType: string): Promise<string> {
  const response = await fetch(`${AUTH_EMULATOR}/oobCodes`);
  const { oobCodes } = (await response.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  const message = oobCodes.findLast(
    (sent) => sent.email === email && sent.requestType === requestType,
  );
  if (!message) throw new Error(`No e-mail of type ${requestType} to ${email}`);
  return message.oobCode;
}

const REFUSED = 'status of 400';

test('a client on a translated page sees own messages only; signing out deletes stored data', async ({
  page,
  createAccount,
  database,
  deleteAfterTest,
  expectConsole,
}) => {
  const person = await createAccount({ name: 'Ayu' });
  expectConsole(REFUSED);
  await page.goto('/login?next=/account');
  const email = page.getByLabel('E-mail');
  await email.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter your e-mail address')).toBeVisible();
  await expect(email).toBeFocused();
  await alterPage(page);
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('E-mail or password is wrong');
  await alterPage(page);
  await page.locator('input[type=password]').fill(person.password);
  await page.keyboard.press('Enter');

  await page.waitForURL('/account');
  expect(await page.evaluate(() => localStorage.getItem('user_uid'))).toBe(person.uid);
  await expect(page.getByText('You have not sent any messages while signed in.')).toBeVisible();

  // Sent while signed in: tests/functions/contact/contact.test.ts, tests/unit/contact/form.apart.test.ts.
  const reference = `E2E-${crypto.randomUUID()}`;
  deleteAfterTest(`contact_message/${reference}`);
  const sent = { reference, email: person.email, status: 'in_progress' };
  const text = 'Halo, kapan kita bisa bertemu?';
  await database
    .doc(`contact_message/${reference}`)
    .set(messageRecord({ ...sent, uid: person.uid, message: text }));
  await page.reload();
  const messages = page.getByRole('listitem').filter({ hasText: reference });
  await expect(messages).toContainText(text);
  await expect(messages).toContainText('In progress');
  await expect(page.getByText('SEED-0001')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  // The rest of it: tests/functions/account.
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ messages: [sent] });

  const other = await page.context().newPage();
  await other.goto('/account');
  await expect(other.getByLabel('Name')).toHaveValue('Ayu');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('/');
  await expect(other.getByText('Your session has ended')).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  expect(left).not.toContain('user_uid');
  expect(left.filter((key) => key.startsWith('firebase:authUser'))).toEqual([]);
  await page.goto('/account');
  await page.waitForURL('/login?next=%2Faccount');
});

test('a visitor makes and deletes an account', async ({ page, auth, database, expectConsole }) => {
  const email = `new-${crypto.randomUUID()}@contoh.example`;
  expectConsole(REFUSED);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Choose at least 8 characters.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill('first-password');
  await page.getByRole('button', { name: 'Create account' }).click();

  await page.waitForURL('/account');
  const { uid } = await auth.getUserByEmail(email);
  expect((await database.doc(`user/${uid}`).get()).data()).toMatchObject({
    is_admin: false,
    email,
  });
  await expect(page.getByText('not confirmed yet')).toBeVisible();
  await page.goto(`/login?mode=verifyEmail&oobCode=${await codeSentTo(email, 'VERIFY_EMAIL')}`);
  // Mail programs open links too: the code is used at the click.
  const confirm = page.getByRole('button', { name: 'Confirm address' });
  await expect(confirm).toBeVisible();
  expect((await auth.getUser(uid)).emailVerified).toBe(false);
  await confirm.click();
  await expect(page.getByRole('status').filter({ hasText: 'is confirmed' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.waitForURL('/account');
  await expect(page.getByText('not confirmed yet')).toHaveCount(0);

  await page.getByLabel('Name').fill('Budi');
  await page.getByLabel('Language').selectOption('id');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { name: 'Akun saya' })).toBeVisible();
  await expect
    .poll(async () => (await database.doc(`user/${uid}`).get()).data())
    .toMatchObject({ display_name: 'Budi', locale: 'id' });

  const current = page.getByLabel('Kata sandi sekarang');
  await current.fill('wrong-password');
  await page.getByLabel('Kata sandi baru').fill('second-password');
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription(/Kata sandi sekarang salah/);
  await current.fill('first-password');
  await page.getByLabel('Kata sandi baru').fill('second-password');
  await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
  await expect(page.getByText('Kata sandi Anda sudah diganti.')).toBeVisible();
  // The rules refuse sessions from before it: tests/rules/attacks/sign-ins.ts.
  const user = await database.doc(`user/${uid}`).get();
  expect(user.get('sessions_valid_since')).toEqual(expect.any(Number));

  const message = database.doc(`contact_message/${uid}`);
  await message.set({ uid, message: 'Halo', created_date: new Date() });
  await page.setViewportSize({ width: 320, height: 568 });
  await page.getByRole('button', { name: 'Hapus akun' }).click();
  const dialog = page.getByRole('dialog');
  // Longer than the screen: it opens at its title, and what it asks for is in view.
  await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Hapus akun saya' })).toBeInViewport({
    ratio: 1,
  });
  await expect(dialog).toContainText('profil Anda: nama, email, dan bahasa');
  await dialog.getByLabel('Kata sandi Anda').fill('second-password');
  await dialog.getByLabel('Hapus juga pesan saya').check();
  await dialog.getByRole('button', { name: 'Hapus akun saya' }).click();
  await expect(page.getByText('Akun Anda sudah dihapus.')).toBeVisible();
  expect((await database.doc(`user/${uid}`).get()).exists).toBe(false);
  expect((await message.get()).exists).toBe(false);
  await expect(auth.getUserByEmail(email)).rejects.toThrow('no user record');
});

test('a person sets a new password by a mail', async ({ page, createAccount, expectConsole }) => {
  const person = await createAccount();
  expectConsole(REFUSED);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('E-mail').fill('nobody@contoh.example');
  await page.getByRole('button', { name: 'Send link' }).click();
  const answer = page.getByRole('status').filter({ hasText: 'If there is an account' });
  await expect(answer).toBeVisible();
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect.poll(() => codeSentTo(person.email, 'PASSWORD_RESET').catch(() => '')).not.toBe('');

  const link = `/login?mode=resetPassword&oobCode=${await codeSentTo(person.email, 'PASSWORD_RESET')}`;
  await page.goto(link);
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page).toHaveURL('/login?mode=resetPassword');
  await page.getByLabel('New password').fill('another-password');
  await page.getByRole('button', { name: 'Set new password' }).click();
  await expect(page.getByText('Your new password is set')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('no longer valid');

  await page.goto('/login');
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('another-password');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('/account');
});

test('a person undoes a changed address by a mail', async ({ page, createAccount, auth }) => {
  const { uid, email, password } = await createAccount();
  const { idToken } = await callAuth('signInWithPassword', { email, password });
  await callAuth('update', { idToken, email: `changed-${email}` });
  expect((await auth.getUser(uid)).email).toBe(`changed-${email}`);
  await page.goto(`/login?mode=recoverEmail&oobCode=${await codeSentTo(email, 'RECOVER_EMAIL')}`);
  await page.getByRole('button', { name: 'Take the change back' }).click();
  await expect(page.getByText('its earlier e-mail address again')).toBeVisible();
  await expect(page).toHaveURL('/login?mode=recoverEmail');
  await expect.poll(async () => (await auth.getUser(uid)).email).toBe(email);
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
});
