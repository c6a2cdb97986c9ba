import type { SessionToken } from '#model/users/admin-right.ts';

/** The address of the admin whose sessions these are. */
export const ADMIN_EMAIL = 'ani@contoh.example';
const OTHER_EMAIL = 'x@contoh.example';

/** Seconds since 1970. */
const BEGUN = 1_780_000_000;

const session = (
  sign_in_provider: string,
  identities: object = {},
  more: Partial<SessionToken> = {},
): SessionToken => ({
  aud: 'demo-studio',
  auth_time: BEGUN,
  email: ADMIN_EMAIL,
  firebase: { sign_in_provider, identities: { email: [ADMIN_EMAIL], ...identities } },
  ...more,
});
const password = (email = ADMIN_EMAIL, more: Partial<SessionToken> = {}) =>
  session('password', { email: [email], 'google.com': ['1'] }, { email, ...more });
const google = (uid: string, more: Partial<SessionToken> = {}) =>
  session('google.com', { 'google.com': [uid] }, more);
const byServer = session('custom');
const inProduction = { aud: 'contoh-studio-live' };
const isVerified = { email_verified: true };

const unbound = { is_admin: true, email: ADMIN_EMAIL };
const bound = { ...unbound, admin_sign_ins: [`password:${ADMIN_EMAIL}`, 'google.com:1'] };
const changed = { ...bound, admin_sign_ins: [`verified-password:${OTHER_EMAIL}`] };

/** User documents and sessions, and whether the session holds the right: for functions and rules alike. */
export const SIGN_INS: readonly [
  name: string,
  document: Record<string, unknown>,
  token: SessionToken,
  isAdmin: boolean,
][] = [
  ['the password of the grant', bound, password(), true],
  ['the Google account of the grant', bound, google('1'), true],
  ['the Google account of the grant, in production', bound, google('1', inProduction), true],
  ['another Google account', bound, google('2'), false],
  ['the password after a change of the address', bound, password(OTHER_EMAIL), false],
  ['the password of a new address', changed, password(OTHER_EMAIL), false],
  ['the password of a verified new address', changed, password(OTHER_EMAIL, isVerified), true],
  ['a verified address that is not bound', changed, password(ADMIN_EMAIL, isVerified), false],
  ['a provider without an identity', bound, session('google.com'), false],
  ['a token of the server', bound, byServer, false],
  ['no right', { ...bound, is_admin: false }, password(), false],
  ['no ways', { ...bound, admin_sign_ins: [] }, password(), false],
  ['ways of another form', { ...bound, admin_sign_ins: 'google.com:1' }, google('1'), false],
  ['a session that has ended', { ...bound, sessions_valid_since: BEGUN + 1 }, google('1'), false],
  ['a session from then', { ...bound, sessions_valid_since: BEGUN }, google('1'), true],
  ['unbound: the password of the profile', unbound, password(), true],
  ['unbound: the password, in production', unbound, password(ADMIN_EMAIL, inProduction), false],
  ['unbound: a token of the server', unbound, byServer, true],
  ['unbound: a Google account', unbound, google('1'), false],
  ['unbound: a password of another address', unbound, password(OTHER_EMAIL), false],
  ['unbound, without a profile', { is_admin: true }, password(), true],
];
