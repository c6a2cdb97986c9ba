import { callAuth, expect, test } from '../accounts.ts';

const ORIGIN = 'http://127.0.0.1:5000';
const MESSAGES =
  'http://127.0.0.1:8080/v1/projects/demo-studio/databases/(default)/documents/contact_message?pageSize=1';

/** The statuses that a session gets where only admins get an answer: of a function, and of the rules. */
async function statusesOf(token: string | undefined): Promise<number[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const answers = await Promise.all(
    [`${ORIGIN}/api/admin/dashboard`, MESSAGES].map((url) => fetch(url, { headers })),
  );
  return answers.map(({ status }) => status);
}

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
    const stolen = await callAuth('signInWithPassword', admin);
    expect(await statusesOf(stolen['idToken'])).toEqual([200, 200]);

    const thief = {
      sub: `thief-${admin.uid}`,
      email: `thief-${admin.email}`,
      email_verified: true,
    };
    const signInWithGoogle = (more: object) =>
      callAuth('signInWithIdp', {
        requestUri: ORIGIN,
        postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(thief))}`,
        ...more,
      });
    expect((await signInWithGoogle({ idToken: stolen['idToken'] }))['localId']).toBe(admin.uid);

    const password = 'a-new-password';
    await auth.updateUser(admin.uid, { password });
    await auth.revokeRefreshTokens(admin.uid);
    const fresh = await signInWithGoogle({});
    expect(fresh['localId']).toBe(admin.uid);
    expect(await statusesOf(fresh['idToken'])).toEqual([403, 403]);
    const owner = await callAuth('signInWithPassword', { ...admin, password });
    expect(await statusesOf(owner['idToken'])).toEqual([200, 200]);
  });
}

test('a sign-in that was added before the right is granted brings none either', async ({
  createAccount,
  server: { auth },
}) => {
  const admin = await createAccount({ admin: true });
  const person = await createAccount();
  const stolen = await callAuth('signInWithPassword', person);
  const thief = {
    sub: `thief-${person.uid}`,
    email: `thief-${person.email}`,
    email_verified: true,
  };
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(thief))}`;
  await callAuth('signInWithIdp', {
    requestUri: ORIGIN,
    postBody,
    idToken: stolen['idToken'],
  });
  const { idToken } = await callAuth('signInWithPassword', admin);
  const granted = await fetch(`${ORIGIN}/api/admin/users`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ uid: person.uid, is_admin: true }),
  });
  expect(granted.status).toBe(200);
  expect((await auth.getUser(person.uid)).providerData).toHaveLength(2);
  const later = await callAuth('signInWithIdp', { requestUri: ORIGIN, postBody });
  expect(later['localId']).toBe(person.uid);
  expect(await statusesOf(later['idToken'])).toEqual([403, 403]);
  const owner = await callAuth('signInWithPassword', person);
  expect(await statusesOf(owner['idToken'])).toEqual([200, 200]);
});

test('the account page shows the added way of signing in and removes it', async ({
  page,
  createAccount,
  signInAs,
  server: { auth },
}) => {
  const admin = await createAccount({ admin: true });
  const { idToken } = await callAuth('signInWithPassword', admin);
  const thief = { sub: `thief-${admin.uid}`, email: `thief-${admin.email}`, email_verified: true };
  await callAuth('signInWithIdp', {
    requestUri: ORIGIN,
    postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(thief))}`,
    idToken,
  });
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
