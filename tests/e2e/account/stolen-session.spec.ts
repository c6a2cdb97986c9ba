import { type Account, callAuth, expect, test } from '../accounts.ts';

const ORIGIN = 'http://127.0.0.1:5000';
const MESSAGES =
  'http://127.0.0.1:8080/v1/projects/demo-studio/databases/(default)/documents/contact_message?pageSize=1';

/** The statuses that a session gets where only admins get an answer: of a function, and of the rules. */
async function statusesOf(token: string | undefined): Promise<number[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const places = [`${ORIGIN}/api/admin/dashboard`, MESSAGES];
  const answers = await Promise.all(places.map((url) => fetch(url, { headers })));
  return answers.map(({ status }) => status);
}

/** Signs in with a Google account; with a person's session, adds it to the person's ways of signing in. */
async function signInWithGoogle(
  { uid }: Account,
  google: { sub: string; email: string },
  session?: string,
): Promise<string> {
  const answer = await callAuth('signInWithIdp', {
    requestUri: ORIGIN,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ ...google, email_verified: true }))}`,
    ...(session && { idToken: session }),
  });
  expect(answer['localId']).toBe(uid);
  return answer['idToken'] ?? '';
}

const thiefOf = ({ uid, email }: Account) => ({ sub: `thief-${uid}`, email: `thief-${email}` });

const signInAsThief = (person: Account, session?: string) =>
  signInWithGoogle(person, thiefOf(person), session);

const sessionOf = async (person: Account) =>
  (await callAuth('signInWithPassword', person))['idToken'];

test('a thief who adds a sign-in gets no right', async ({ page, signIn, auth }) => {
  const admin = await signIn({ admin: true });
  await signInAsThief(admin, await sessionOf(admin));
  expect(await statusesOf(await signInAsThief(admin))).toEqual([403, 403]);
  await page.goto('/account?hl=en');
  const ways = page.getByRole('listitem');
  const way = ways.filter({ hasText: 'Google' });
  const own = ways.filter({ hasText: 'E-mail and password' });
  await expect(own).toContainText('Has your admin rights');
  await expect(way).not.toContainText('Has your admin rights');
  await way.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Your password/).fill(admin.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(way).toBeHidden();
  const { providerData } = await auth.getUser(admin.uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});

test('a thief with a provider’s session gains no right', async ({ createAccount, database }) => {
  const admin = await createAccount({ admin: true });
  const { uid, email } = admin;
  const own = { sub: uid, email };
  const stolen = await signInWithGoogle(admin, own, await sessionOf(admin));
  await database.doc(`user/${uid}`).update({ admin_sign_ins: [`google.com:${uid}`] });
  await callAuth('update', { idToken: stolen, deleteProvider: ['password'] });
  expect(await statusesOf(await signInWithGoogle(admin, own))).toEqual([200, 200]);

  const refused = [403, 403];
  await callAuth('update', { idToken: stolen, deleteProvider: ['google.com'] });
  await signInAsThief(admin, stolen);
  const recent = await signInAsThief(admin);
  expect(await statusesOf(recent)).toEqual(refused);
  const password = 'password-of-the-thief';
  await callAuth('update', { idToken: recent, email, password });
  const byPassword = await sessionOf({ ...admin, password });
  expect(await statusesOf(byPassword)).toEqual(refused);
  const changeEmail = (token: string | undefined, address: string) =>
    fetch(`${ORIGIN}/api/admin/email`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address }),
    });
  expect((await changeEmail(byPassword, `thief-${email}`)).status).toBe(403);
  await callAuth('update', { idToken: byPassword, email: `moved-${email}` });
  const moved = { ...admin, password, email: `moved-${email}` };
  expect(await statusesOf(await sessionOf(moved))).toEqual(refused);

  // A session of the admin's own way may change the address: no password is bound by it.
  await callAuth('update', { idToken: await signInAsThief(admin), deleteProvider: ['google.com'] });
  const bound = await signInWithGoogle(admin, own, await sessionOf(moved));
  expect((await changeEmail(bound, `new-${email}`)).status).toBe(200);
  // Sessions begin at full seconds.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  const renamed = { ...admin, password, email: `new-${email}` };
  const again = await signInWithGoogle(admin, own);
  expect(await statusesOf(again)).toEqual([200, 200]);
  await callAuth('update', { idToken: again, email: renamed.email, password });
  expect(await statusesOf(await sessionOf(renamed))).toEqual(refused);
});

test('a person can end all of their sessions', async ({ page, signIn, allowConsole }) => {
  const admin = await signIn({ admin: true });
  const other = await sessionOf(admin);
  expect(await statusesOf(other)).toEqual([200, 200]);
  allowConsole(/permission|401|400/i);
  await page.goto('/account?hl=en');
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.waitForURL('/login');
  expect((await statusesOf(other))[1]).toBe(403);
});
