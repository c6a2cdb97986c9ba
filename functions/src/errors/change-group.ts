import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import type { ErrorGroupChange, ErrorGroupRow } from '../../../model/errors/api.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { BUILD_ID } from '../updates/build-id.ts';
import { groupRow } from './read-groups.ts';

/**
 * Resolves or reopens a group and audits the change. Resolving stores when and in which build, so that a report of a newer
 * one opens the group again.
 * @returns the group afterwards; null where there is none
 */
export async function changeGroup(
  change: ErrorGroupChange,
  admin: Actor,
  now: number,
): Promise<ErrorGroupRow | null> {
  const reference = collection('error_group').doc(change.group);
  const isThere = await asAdmin(admin, async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists) return false;
    const resolving = change.action === 'resolve';
    transaction.update(reference, {
      status: resolving ? 'resolved' : 'open',
      resolved_build: resolving ? BUILD_ID : null,
      resolved_at: resolving ? now : null,
      reopened: false,
      changed_by: admin.email || admin.uid,
    });
    record(transaction, admin, {
      action: resolving ? 'error_resolve' : 'error_reopen',
      target: `${COLLECTIONS.errorGroup}/${change.group}`,
      name: String(found.get('error_report_by_system')),
      detail: resolving ? BUILD_ID : '',
    });
    return true;
  });
  return isThere ? groupRow(await reference.get()) : null;
}
