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

/** Signs in with the Google account of a thief; with a person's session, adds it to the person's ways of signing in. */
async function signInAsThief({ uid, email }: Account, session?: string): Promise<string> {
  const thief = { sub: `thief-${uid}`, email: `thief-${email}`, email_verified: true };
  const answer = await callAuth('signInWithIdp', {
    requestUri: ORIGIN,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(thief))}`,
    ...(session && { idToken: session }),
  });
  expect(answer['localId']).toBe(uid);
  return answer['idToken'] ?? '';
}

const sessionOf = async (person: Account) =>
  (await callAuth('signInWithPassword', person))['idToken'];

// What a right is bound to: tests/unit/users/admin-right.test.ts, tests/rules/attacks/sign-ins.ts.
test('a sign-in added with a stolen session brings no right; the account page shows and removes it', async ({
  page,
  signIn,
  auth,
}) => {
  const admin = await signIn({ admin: true });
  const stolen = await sessionOf(admin);
  expect(await statusesOf(stolen)).toEqual([200, 200]);
  await signInAsThief(admin, stolen);
  expect(await statusesOf(await signInAsThief(admin))).toEqual([403, 403]);
  expect(await statusesOf(await sessionOf(admin))).toEqual([200, 200]);

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
