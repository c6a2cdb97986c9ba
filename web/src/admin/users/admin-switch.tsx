import { useLocale } from '../../features/locale/index.ts';
import { useChange } from '../data/use-change.ts';
import { Button, fill, useConfirm, useToast } from '../ui/index.ts';
import { setAdmin } from './set-admin.ts';
import { userWords } from './words.ts';

/** Grants or withdraws one person's admin rights, after saying what that means. */
export function AdminSwitch({ uid, who, isAdmin }: { uid: string; who: string; isAdmin: boolean }) {
  const words = userWords[useLocale()];
  const confirm = useConfirm();
  const toast = useToast();
  const { busy, run } = useChange('changing admin rights');

  async function change(): Promise<void> {
    const agreed = await confirm({
      title: fill(isAdmin ? words.revokeQuestion : words.grantQuestion, { who }),
      text: <p>{isAdmin ? words.revokeText : words.grantText}</p>,
      action: isAdmin ? words.revoke : words.grant,
      danger: true,
    });
    if (!agreed || !(await run(() => setAdmin(uid, who, !isAdmin)))) return;
    toast({ text: fill(isAdmin ? words.revoked : words.granted, { who }) });
  }

  return (
    <Button busy={busy} onClick={() => void change()}>
      {isAdmin ? words.revoke : words.grant}
      <span className="sr-only">: {who}</span>
    </Button>
  );
}
