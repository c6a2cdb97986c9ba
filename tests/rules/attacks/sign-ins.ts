import { type EmulatorMockTokenOptions, doc, getDoc } from 'firebase/firestore/lite';
import { ADMIN_EMAIL, SIGN_INS } from '../../records/sign-ins.ts';
import { type Case, attack } from '../support/case.ts';

type Claim = NonNullable<EmulatorMockTokenOptions['firebase']>;

/** Whether an admin's session holds the right, by the way in which it began. */
export const signInCases: readonly Case[] = SIGN_INS.map(([name, document, session, isAdmin]) => {
  const found = attack(
    'ways of signing in',
    name,
    'admin',
    (database, { uid }) => getDoc(doc(database, `user/other-${uid}`)),
    undefined,
    isAdmin ? 'allowed' : 'denied',
  );
  const [email = ADMIN_EMAIL] = session.identities['email'] as string[];
  const token = { sub: found.asked.uid, email, firebase: session as Claim };
  return { ...found, asked: { ...found.asked, token, document } };
});
