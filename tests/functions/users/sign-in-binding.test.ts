import { expect, test } from 'vitest';
import { collection } from '../../../functions/src/firestore.ts';
import { idToken, newAccount } from '../support/accounts.ts';
import { callAs, statusAndCode } from '../support/requests.ts';

test('functions refuse a session that began in another way than the right was granted with', async () => {
  const admin = await newAccount({ admin: true });
  const google = { sign_in_provider: 'google.com', identities: { 'google.com': ['thief'] } };
  const ask = (claim?: object) =>
    statusAndCode(callAs(idToken(admin, 0, claim), '/api/admin/posts'));
  for (const right of [{}, { admin_sign_ins: [`password:${admin.email}`] }]) {
    await collection('user').doc(admin.uid).set(right, { merge: true });
    expect((await ask())[0]).not.toBe(403);
    expect(await ask(google)).toEqual([403, 'not_admin']);
  }
});
