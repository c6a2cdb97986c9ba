/** Reads and writes documents, looks accounts up, gets events, and is called by the scheduler. */
const COMMON = [
  'roles/datastore.user',
  // `verifyIdToken` asks whether an account was disabled.
  'roles/firebaseauth.viewer',
  'roles/eventarc.eventReceiver',
  'roles/run.invoker',
];

const FILES = 'roles/storage.objectUser';

/**
 * The service accounts with which the functions run, and their roles in the project. `npm run project:setup` creates
 * them. Secrets are granted one by one (`SECRET_READERS`).
 */
export const SERVICE_ACCOUNT_ROLES = {
  /** All functions but those of the others. */
  site: [...COMMON, FILES],
  /** Decodes pictures from outside: a fault of a decoder must not reach a secret. */
  pictures: [...COMMON, FILES],
  /** Hands mails to the mail server. */
  mail: COMMON,
  /** Deletes accounts, and records that expire. */
  deletion: [...COMMON, 'roles/firebaseauth.admin'],
} as const satisfies Record<string, readonly string[]>;

export type ServiceAccount = keyof typeof SERVICE_ACCOUNT_ROLES;

/** Which accounts read a secret. */
export const SECRET_READERS = {
  RATE_LIMIT_KEY: ['site', 'mail'],
  SMTP_PASSWORD: ['mail'],
} as const satisfies Record<string, readonly ServiceAccount[]>;

/** The option `serviceAccount` of a function; the Firebase CLI adds the project's domain. */
export const runAs = (account: ServiceAccount): `run-${ServiceAccount}@` => `run-${account}@`;

/** The address of a service account in a project. */
export const addressOf = (account: ServiceAccount, project: string): string =>
  `${runAs(account)}${project}.iam.gserviceaccount.com`;
