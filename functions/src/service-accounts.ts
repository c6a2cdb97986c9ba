/**
 * The service accounts with which the functions run; `deploy/setup.sh` creates them with their roles and lets them read
 * secrets. One for each group of HTTP functions; `events` for what follows a write, `mail` for what hands mails to the mail
 * server, `night` for what deletes accounts, and what expires.
 */
export type ServiceAccount =
  | 'version'
  | 'preview-image'
  | 'contact'
  | 'content'
  | 'count'
  | 'admin'
  | 'pictures'
  | 'events'
  | 'mail'
  | 'night';

/** The option `serviceAccount` of a function; the Firebase CLI adds the project's domain. */
export const runAs = (account: ServiceAccount): `run-${ServiceAccount}@` => `run-${account}@`;
