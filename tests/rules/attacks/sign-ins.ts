import { type EmulatorMockTokenOptions, doc, getDoc } from 'firebase/firestore/lite';
import { SIGN_INS } from '../../records/sign-ins.ts';
import { type Case, attack } from '../support/case.ts';
import { userDocument } from '../support/identities.ts';

/** Sessions of admins by the way in which they began, and whether they hold the right. */
const waysIn: readonly Case[] = SIGN_INS.map(([name, document, token, isAdmin]) => {
  const found = attack(
    'ways of signing in',
    name,
    'admin',
    (database, { uid }) => getDoc(doc(database, `user/other-${uid}`)),
    undefined,
    isAdmin ? 'allowed' : 'denied',
  );
  const claims = { ...token, sub: found.asked.uid } as EmulatorMockTokenOptions;
  return { ...found, asked: { ...found.asked, token: claims, document } };
});

/** A session reads and writes what is its own until functions have ended it. */
const endedSessions: readonly Case[] = [
  [1000, 'allowed'],
  [1001, 'denied'],
].map(([since, expected]) => {
  const found = attack(
    'ended sessions',
    `begun at 1000, ended those before ${since}`,
    'ordinary',
    (database, { uid }) => getDoc(doc(database, `user/${uid}`)),
    undefined,
    expected as Case['expected'],
  );
  const { uid } = found.asked;
  const document = { ...userDocument(uid, false), sessions_valid_since: since };
  return { ...found, asked: { ...found.asked, document, token: { sub: uid, auth_time: 1000 } } };
});

export const signInCases: readonly Case[] = [...waysIn, ...endedSessions];
