import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { Button, formatMessage, useConfirm, useToast } from '../../controls/index.ts';
import { setAdmin } from './set-admin.ts';
import { usersMessages } from './messages.ts';

/** Grants or withdraws one person's admin rights, after saying what that means. */
export function AdminSwitch({ uid, who, isAdmin }: { uid: string; who: string; isAdmin: boolean }) {
  const t = usersMessages[useLocale()];
  const confirm = useConfirm();
  const toast = useToast();
  const { busy, run } = useMutation('changing admin rights');

  async function change(): Promise<void> {
    const agreed = await confirm({
      title: formatMessage(isAdmin ? t.revokeQuestion : t.grantQuestion, { who }),
      text: <p>{isAdmin ? t.revokeText : t.grantText}</p>,
      action: isAdmin ? t.revoke : t.grant,
      danger: true,
    });
    if (!agreed || !(await run(() => setAdmin(uid, who, !isAdmin)))) return;
    toast({ text: formatMessage(isAdmin ? t.revoked : t.granted, { who }) });
  }

  return (
    <Button busy={busy} onClick={() => void change()}>
      {isAdmin ? t.revoke : t.grant}
      <span className="sr-only">: {who}</span>
    </Button>
  );
}
