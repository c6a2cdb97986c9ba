import { Button, Panel } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { signOutAndLeave } from '../features/session/sign-out.ts';
import { accountWords } from './account-words.ts';
import { useSubmit } from './use-submit.ts';

/** Ends the session in this browser. */
export function SignOutPanel() {
  const words = accountWords[useLocale()];
  const { busy, run } = useSubmit('signing out');
  return (
    <Panel title={words.signOutTitle}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{words.signOutText}</p>
        <Button busy={busy} onClick={() => void run(signOutAndLeave)}>
          {words.signOut}
        </Button>
      </div>
    </Panel>
  );
}
