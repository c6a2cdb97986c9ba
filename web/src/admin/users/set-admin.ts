import { COLLECTIONS } from '../../../../model/collections.ts';
import { changeWithAudit } from '../../data/audited-change.ts';

/**
 * Grants or withdraws admin rights, and notes who did. The rules refuse it for one's own account.
 * @param who e-mail of the person, for the audit list
 */
export function setAdmin(uid: string, who: string, isAdmin: boolean): Promise<void> {
  const name = COLLECTIONS.user;
  return changeWithAudit(
    { action: isAdmin ? 'admin_grant' : 'admin_revoke', target: `${name}/${uid}`, detail: who },
    (stamp) => [{ kind: 'update', name, id: uid, data: { is_admin: isAdmin, ...stamp } }],
  );
}
