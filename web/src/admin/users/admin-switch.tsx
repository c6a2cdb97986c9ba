import { formatMessage, useLocale } from '../../features/i18n/index.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { changeWithAudit } from '../../data/audited-change.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, useConfirm } from '../../controls/index.ts';
import { usersMessages } from './messages.ts';

/**
 * Grants or withdraws admin rights. The rules forbid it for one's own account.
 * @param who e-mail of the person, for the audit log
 */
function setAdmin(uid: string, who: string, isAdmin: boolean): Promise<void> {
  const name = COLLECTIONS.user;
  return changeWithAudit(
    { action: isAdmin ? 'admin_grant' : 'admin_revoke', target: `${name}/${uid}`, detail: who },
    (stamp) => [{ kind: 'update', name, id: uid, data: { is_admin: isAdmin, ...stamp } }],
  );
}

/** Grants or withdraws the admin rights of one person, after a confirmation that explains the consequences. */
export function AdminSwitch({ uid, who, isAdmin }: { uid: string; who: string; isAdmin: boolean }) {
  const t = usersMessages[useLocale()];
  const confirm = useConfirm();
  const { busy, run } = useMutation('changing admin rights');

  async function change(): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(isAdmin ? t.revokeQuestion : t.grantQuestion, { who }),
      text: <p>{isAdmin ? t.revokeText : t.grantText}</p>,
      action: isAdmin ? t.revoke : t.grant,
      danger: true,
    });
    if (!agreed) return;
    const text = formatMessage(isAdmin ? t.revoked : t.granted, { who });
    await run(() => setAdmin(uid, who, !isAdmin), { text });
  }

  return (
    <Button busy={busy} onClick={() => void change()}>
      {isAdmin ? t.revoke : t.grant}
      <span className="sr-only">: {who}</span>
    </Button>
  );
}
