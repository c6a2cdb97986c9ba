import { COLLECTIONS } from '../model/collections.ts';
import type { MailState } from '../model/mail/mail.ts';
import type { StoredDocument } from './firestore-rest.ts';

export const isMail = ({ path }: StoredDocument): boolean =>
  path.startsWith(`${COLLECTIONS.mail}/`);

const isMessage = ({ path }: StoredDocument): boolean =>
  new RegExp(`^${COLLECTIONS.contactMessage}/[^/]+$`).test(path);

const UNSENT: readonly string[] = ['waiting', 'sending'] satisfies MailState[];

const UNKNOWN = {
  state: { stringValue: 'unknown' satisfies MailState },
  error: { stringValue: 'restored from a backup' },
};

interface State {
  state?: { stringValue?: string };
}

const isUnsent = ({ state }: State): boolean => UNSENT.includes(state?.stringValue ?? '');

/**
 * A mail as it is restored. One that was not sent when the backup was made may have been sent since, so it is left to an
 * admin.
 */
export function restoredMail(document: StoredDocument): StoredDocument {
  if (!isUnsent(document.fields)) return document;
  const { path, fields } = document;
  return { path, fields: { ...fields, ...UNKNOWN, next_attempt: { nullValue: null } } };
}

interface Replies {
  replies?: { arrayValue?: { values?: { mapValue: { fields: State } }[] } };
}

/** A document that is no mail as it is restored: the replies of a message say the same of their mails. */
export function withRestoredReplies(document: StoredDocument): StoredDocument {
  const { path, fields } = document;
  const values = (fields as Replies).replies?.arrayValue?.values;
  if (!isMessage(document) || values === undefined) return document;
  const restored = values.map((value) =>
    isUnsent(value.mapValue.fields)
      ? { mapValue: { fields: { ...value.mapValue.fields, ...UNKNOWN } } }
      : value,
  );
  return { path, fields: { ...fields, replies: { arrayValue: { values: restored } } } };
}
