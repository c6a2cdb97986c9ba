import { Button, Panel } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { signOutAndLeave } from '../features/session/sign-out.ts';
import { accountMessages } from './account-messages.ts';
import { useSubmit } from './use-submit.ts';

/** Ends the session in this browser. */
export function SignOutPanel() {
  const t = accountMessages[useLocale()];
  const { busy, run } = useSubmit('signing out');
  return (
    <Panel title={t.signOutTitle}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.signOutText}</p>
        <Button busy={busy} onClick={() => void run(signOutAndLeave)}>
          {t.signOut}
        </Button>
      </div>
    </Panel>
  );
}
