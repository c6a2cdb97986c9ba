/**
 * The service accounts with which the functions run; `deploy/setup.sh` creates them with their roles and lets them read
 * secrets. `site`: all functions but those of the others. `pictures` decodes pictures from outside: a fault of a decoder
 * must not reach a secret. `mail` hands mails to the mail server. `deletion` deletes accounts, and what expires.
 */
export type ServiceAccount = 'site' | 'pictures' | 'mail' | 'deletion';

/** The option `serviceAccount` of a function; the Firebase CLI adds the project's domain. */
export const runAs = (account: ServiceAccount): `run-${ServiceAccount}@` => `run-${account}@`;
