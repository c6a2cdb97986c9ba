import type { AuditAction } from '../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { ErrorGroupChange, ErrorGroupRow } from '../../../model/errors/api.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { groupRow } from './read-groups.ts';

const ACTIONS: Record<ErrorGroupChange['action'], AuditAction> = {
  resolve: 'error_resolve',
  reopen: 'error_reopen',
  mute: 'error_mute',
};

/**
 * Resolves, reopens or mutes a group and audits the change. Resolving stores when and in which build,
 * so that a later report opens the group again.
 * @returns the group afterwards; null where there is none
 */
export async function changeGroup(
  change: ErrorGroupChange,
  admin: Actor,
  now: number,
): Promise<ErrorGroupRow | null> {
  const reference = collection('error_group').doc(change.group);
  const isThere = await database().runTransaction(async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists) return false;
    const resolving = change.action === 'resolve';
    transaction.update(reference, {
      status: { resolve: 'resolved', reopen: 'open', mute: 'muted' }[change.action],
      resolved_after: resolving ? change.build : null,
      resolved_at: resolving ? now : null,
      reopened: false,
      changed_by: admin.email || admin.uid,
    });
    record(transaction, admin, {
      action: ACTIONS[change.action],
      target: `${COLLECTIONS.errorGroup}/${change.group}`,
      name: String(found.get('error_report_by_system')),
      detail: resolving ? change.build : '',
    });
    return true;
  });
  if (!isThere) return null;
  return groupRow(await reference.get(), now);
}
