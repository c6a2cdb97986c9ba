import type { AuditAction } from '../../../model/audit/entry.ts';
import { AUDIT_LIMITS } from '../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { currentUser } from '../firebase/auth.ts';
import type { Change } from '../firebase/firestore.ts';
import { changeTogether, newDocumentId, serverTime } from '../firebase/firestore.ts';

export interface Audit {
  action: AuditAction;
  /** `{collection}/{document id}` */
  target: string;
  /** A short value such as the new status. */
  detail: string;
}

/** The admin who makes a change. */
export interface Author {
  uid: string;
  email: string;
}

/** Who changed a record and when; part of every record that admins change. */
export interface Stamp {
  updated_by: string;
  updated_date: ReturnType<typeof serverTime>;
}

/** The stamp for a change that is written now. */
export function stampOf({ uid }: Pick<Author, 'uid'>): Stamp {
  return { updated_by: uid, updated_date: serverTime() };
}

/**
 * The audit record of a change; write it together with the change.
 * @param id of the record; a new one by default
 */
export function auditChange(
  { uid, email }: Author,
  { action, target, detail }: Audit,
  id = newDocumentId(COLLECTIONS.auditLog),
): Change {
  return {
    kind: 'write',
    name: COLLECTIONS.auditLog,
    id,
    data: {
      action,
      target: target.slice(0, AUDIT_LIMITS.target),
      detail: detail.slice(0, AUDIT_LIMITS.detail),
      by: uid,
      by_email: email,
      created_date: serverTime(),
    },
  };
}

/** The signed-in admin; null without a session. The rules compare `email` with the one in the ID token. */
export async function currentAuthor(): Promise<Author | null> {
  const user = await currentUser();
  if (user === null) return null;
  const { claims } = await user.getIdTokenResult();
  return { uid: user.uid, email: typeof claims['email'] === 'string' ? claims['email'] : '' };
}

/**
 * Writes a change of the signed-in admin and its audit record together, or neither. Offline the promise stays pending
 * until the change reaches the server.
 * @param makeChanges is given the stamp for the changed records, which names the audit record: the rules refuse a change
 *   without it
 * @param id of the audit record; a new one by default
 */
export async function changeWithAudit(
  audit: Audit,
  makeChanges: (stamp: Stamp & { audit_entry: string }) => readonly Change[],
  id = newDocumentId(COLLECTIONS.auditLog),
): Promise<void> {
  const author = await currentAuthor();
  if (author === null) {
    throw Object.assign(new Error('The session has ended'), { code: 'unauthenticated' });
  }
  const stamp = { ...stampOf(author), audit_entry: id };
  await changeTogether([...makeChanges(stamp), auditChange(author, audit, id)]);
}
