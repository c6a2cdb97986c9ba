import { type EmulatorMockTokenOptions, doc, getDoc } from 'firebase/firestore/lite';
import { type Case, attack } from '../support/case.ts';
import type { Fields } from '../support/identities.ts';

const EMAIL = 'ani@contoh.example';
const GOOGLE = 'google.com';

type Claim = NonNullable<EmulatorMockTokenOptions['firebase']>;
type Provider = Claim['sign_in_provider'];

const claim = (
  sign_in_provider: Provider,
  identities: NonNullable<Claim['identities']>,
): Claim => ({
  sign_in_provider,
  identities,
});
const password = (email = EMAIL) => claim('password', { email: [email], [GOOGLE]: ['1'] });
const google = (uid: string) => claim(GOOGLE, { email: [EMAIL], [GOOGLE]: [uid] });

const bound = {
  is_admin: true,
  email: EMAIL,
  admin_sign_ins: [`password:${EMAIL}`, 'google.com:1'],
};
const unbound = { is_admin: true, email: EMAIL };

const CASES: readonly [name: string, document: Fields, firebase: Claim, Case['expected']][] = [
  ['the password of the grant', bound, password(), 'allowed'],
  ['the Google account of the grant', bound, google('1'), 'allowed'],
  ['another Google account', bound, google('2'), 'denied'],
  ['the password after a change of the address', bound, password('x@contoh.example'), 'denied'],
  ['a provider without an identity', bound, claim(GOOGLE, { email: [EMAIL] }), 'denied'],
  ['a token of the server', bound, claim('custom', {}), 'denied'],
  ['no right', { ...bound, is_admin: false }, password(), 'denied'],
  ['no ways', { ...bound, admin_sign_ins: [] }, password(), 'denied'],
  ['unbound: the password of the profile', unbound, password(), 'allowed'],
  ['unbound: a token of the server', unbound, claim('custom', {}), 'allowed'],
  ['unbound: a Google account', unbound, google('1'), 'denied'],
  ['unbound: a password of another address', unbound, password('x@contoh.example'), 'denied'],
  ['unbound, without a profile', { is_admin: true }, password(), 'allowed'],
];

/** Whether an admin's session holds the right, by the way in which it began. */
export const signInCases: readonly Case[] = CASES.map(([name, document, firebase, expected]) => {
  const found = attack(
    'ways of signing in',
    name,
    'admin',
    (database, { uid }) => getDoc(doc(database, `user/other-${uid}`)),
    undefined,
    expected,
  );
  const email = firebase.identities?.email?.[0] ?? EMAIL;
  const token = { sub: found.asked.uid, email, firebase };
  return { ...found, asked: { ...found.asked, token, document } };
});
