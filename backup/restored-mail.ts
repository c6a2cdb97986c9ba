import { COLLECTIONS } from '../model/collections.ts';
import type { MailState } from '../model/mail/mail.ts';
import type { StoredDocument } from './firestore.ts';

export const isMail = ({ path }: StoredDocument): boolean =>
  path.startsWith(`${COLLECTIONS.mail}/`);

const UNSENT: readonly string[] = ['waiting', 'sending'] satisfies MailState[];

/**
 * A mail as it is restored. One that was not sent when the backup was made may have been sent since, so it is left to an
 * admin.
 */
export function restoredMail(document: StoredDocument): StoredDocument {
  const { state } = document.fields as { state?: { stringValue?: string } };
  if (!UNSENT.includes(state?.stringValue ?? '')) return document;
  return {
    path: document.path,
    fields: {
      ...document.fields,
      state: { stringValue: 'unknown' satisfies MailState },
      next_attempt: { nullValue: null },
      error: { stringValue: 'restored from a backup' },
    },
  };
}
