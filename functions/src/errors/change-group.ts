import type { Firestore } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import type { AuditAction, AuditEntry } from '../../../model/audit-log.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { ErrorGroupChange, ErrorGroupRow } from '../../../model/api/errors.ts';
import { groupRow } from './error-group.ts';

const ACTIONS: Record<ErrorGroupChange['action'], AuditAction> = {
  resolve: 'error_resolve',
  reopen: 'error_reopen',
  mute: 'error_mute',
};

/** Who changes something: the uid and e-mail address of a checked token. */
export interface Changer {
  uid: string;
  email: string;
}

/**
 * Resolves, reopens or mutes a group and records who did. Resolving remembers when and in which build,
 * so that a later report opens the group again.
 * @returns the group afterwards; null where there is none
 */
export async function changeGroup(
  db: Firestore,
  change: ErrorGroupChange,
  changer: Changer,
  now: number,
): Promise<ErrorGroupRow | null> {
  const reference = db.collection(COLLECTIONS.errorGroup).doc(change.group);
  const isThere = await db.runTransaction(async (transaction) => {
    if (!(await transaction.get(reference)).exists) return false;
    const resolving = change.action === 'resolve';
    transaction.update(reference, {
      status: { resolve: 'resolved', reopen: 'open', mute: 'muted' }[change.action],
      resolved_after: resolving ? change.build : null,
      resolved_at: resolving ? now : null,
      reopened: false,
      changed_by: changer.email || changer.uid,
    });
    const entry: AuditEntry<FieldValue> = {
      action: ACTIONS[change.action],
      target: `${COLLECTIONS.errorGroup}/${change.group}`,
      detail: resolving ? change.build : '',
      by: changer.uid,
      by_email: changer.email,
      created_date: FieldValue.serverTimestamp(),
    };
    transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
    return true;
  });
  if (!isThere) return null;
  const { stack: _, ...row } = groupRow(await reference.get(), now);
  return row;
}
