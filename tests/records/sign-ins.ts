import type { FirebaseClaim } from '#model/users/admin-right.ts';

/** The address of the admin whose sessions these are. */
export const ADMIN_EMAIL = 'ani@contoh.example';

const password = (email = ADMIN_EMAIL): FirebaseClaim => ({
  sign_in_provider: 'password',
  identities: { email: [email], 'google.com': ['1'] },
});
const provider = (sign_in_provider: string, identities: object = {}): FirebaseClaim => ({
  sign_in_provider,
  identities: { email: [ADMIN_EMAIL], ...identities },
});
const google = (uid: string) => provider('google.com', { 'google.com': [uid] });
const bound = {
  is_admin: true,
  email: ADMIN_EMAIL,
  admin_sign_ins: [`password:${ADMIN_EMAIL}`, 'google.com:1'],
};
const unbound = { is_admin: true, email: ADMIN_EMAIL };

/** User documents and sessions, and whether the session holds the right: for functions and rules alike. */
export const SIGN_INS: readonly [
  name: string,
  document: Record<string, unknown>,
  session: FirebaseClaim,
  isAdmin: boolean,
][] = [
  ['the password of the grant', bound, password(), true],
  ['the Google account of the grant', bound, google('1'), true],
  ['another Google account', bound, google('2'), false],
  ['the password after a change of the address', bound, password('x@contoh.example'), false],
  ['a provider without an identity', bound, provider('google.com'), false],
  ['a token of the server', bound, provider('custom'), false],
  ['no right', { ...bound, is_admin: false }, password(), false],
  ['no ways', { ...bound, admin_sign_ins: [] }, password(), false],
  [
    'ways of another form',
    { ...bound, admin_sign_ins: `password:${ADMIN_EMAIL}` },
    password(),
    false,
  ],
  ['unbound: the password of the profile', unbound, password(), true],
  ['unbound: a token of the server', unbound, provider('custom'), true],
  ['unbound: a Google account', unbound, google('1'), false],
  ['unbound: a password of another address', unbound, password('x@contoh.example'), false],
  ['unbound, without a profile', { is_admin: true }, password(), true],
];
