import { type Account, callAuth, expect, test } from '../accounts.ts';

const ORIGIN = 'http://127.0.0.1:5000';
const MESSAGES =
  'http://127.0.0.1:8080/v1/projects/demo-studio/databases/(default)/documents/contact_message?pageSize=1';

const bearer = (token: string | undefined) => ({ Authorization: `Bearer ${token}` });

/** The statuses that a session gets where only admins get an answer: of a function, and of the rules. */
async function statusesOf(token: string | undefined): Promise<number[]> {
  const answers = await Promise.all(
    [`${ORIGIN}/api/admin/dashboard`, MESSAGES].map((url) =>
      fetch(url, { headers: bearer(token) }),
    ),
  );
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

for (const isBound of [true, false]) {
  test(`a sign-in added with a stolen session brings no right, bound: ${isBound}`, async ({
    createAccount,
    server: { auth, database },
  }) => {
    const admin = await createAccount({ admin: true });
    if (isBound) {
      const admin_sign_ins = [`password:${admin.email}`];
      await database.doc(`user/${admin.uid}`).update({ admin_sign_ins });
    }
    const stolen = await sessionOf(admin);
    expect(await statusesOf(stolen)).toEqual([200, 200]);
    await signInAsThief(admin, stolen);
    const password = 'a-new-password';
    await auth.updateUser(admin.uid, { password });
    await auth.revokeRefreshTokens(admin.uid);
    expect(await statusesOf(await signInAsThief(admin))).toEqual([403, 403]);
    expect(await statusesOf(await sessionOf({ ...admin, password }))).toEqual([200, 200]);
  });
}

test('a sign-in that was added before the right is granted brings none either', async ({
  createAccount,
  server: { auth },
}) => {
  const admin = await createAccount({ admin: true });
  const person = await createAccount();
  await signInAsThief(person, await sessionOf(person));
  const granted = await fetch(`${ORIGIN}/api/admin/users`, {
    method: 'POST',
    headers: { ...bearer(await sessionOf(admin)), 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid: person.uid, is_admin: true }),
  });
  expect(granted.status).toBe(200);
  expect((await auth.getUser(person.uid)).providerData).toHaveLength(2);
  expect(await statusesOf(await signInAsThief(person))).toEqual([403, 403]);
  expect(await statusesOf(await sessionOf(person))).toEqual([200, 200]);
});

test('the account page shows the added way of signing in and removes it', async ({
  page,
  createAccount,
  signInAs,
  server: { auth },
}) => {
  const admin = await createAccount({ admin: true });
  await signInAsThief(admin, await sessionOf(admin));
  await signInAs(page, admin);
  await page.goto('/account?hl=en');
  const way = page.getByRole('listitem').filter({ hasText: 'Google' });
  await expect(page.getByRole('listitem').filter({ hasText: 'E-mail and password' })).toContainText(
    'Has your admin rights',
  );
  await expect(way).not.toContainText('Has your admin rights');
  await way.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Your password/).fill(admin.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(way).toBeHidden();
  const { providerData } = await auth.getUser(admin.uid);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['password']);
});
