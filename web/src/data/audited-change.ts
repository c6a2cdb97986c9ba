import type { AuditAction } from '../../../model/audit-log.ts';
import { AUDIT_LIMITS } from '../../../model/audit-log.ts';
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

/** Who and when, as every record an admin changes carries it. */
export interface Stamp {
  updated_by: string;
  updated_date: ReturnType<typeof serverTime>;
}

/**
 * Carries out an admin's change and its line in the audit list together, or neither. Offline the promise stays
 * open until the change reaches the server.
 * @param makeChanges gets the stamp that changed records carry
 */
export async function changeWithAudit(
  { action, target, detail }: Audit,
  makeChanges: (stamp: Stamp) => readonly Change[],
): Promise<void> {
  const user = await currentUser();
  if (user === null) {
    throw Object.assign(new Error('The session has ended'), { code: 'unauthenticated' });
  }
  const { claims } = await user.getIdTokenResult();
  const entry = {
    action,
    target: target.slice(0, AUDIT_LIMITS.target),
    detail: detail.slice(0, AUDIT_LIMITS.detail),
    by: user.uid,
    by_email: typeof claims['email'] === 'string' ? claims['email'] : '',
    created_date: serverTime(),
  };
  await changeTogether([
    ...makeChanges({ updated_by: user.uid, updated_date: serverTime() }),
    {
      kind: 'write',
      name: COLLECTIONS.auditLog,
      id: newDocumentId(COLLECTIONS.auditLog),
      data: entry,
    },
  ]);
}
