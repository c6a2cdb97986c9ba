import { useState } from 'react';
import type { User } from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { signOutAndLeave } from '#browser/session/sign-out.ts';
import { EMAIL_LENGTH } from '#model/lengths.ts';
import type { OwnEmail } from '#model/users/user.ts';
import { callApi } from '../data/api-client.ts';
import { describeReason } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Button, Failure, Panel, TextField } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';

/** Changes the address that an admin signs in with. All sessions end. */
export function ChangeEmail({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const [isOpen, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  return (
    <Panel title={t.changeEmail}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.changeEmailText}</p>
        <Button onClick={() => setOpen(true)}>{t.changeEmail}</Button>
      </div>
      {isOpen && (
        <ReauthenticationDialog
          user={user}
          close={() => setOpen(false)}
          title={t.changeEmail}
          action={t.changeEmail}
          danger={false}
          what="changing the e-mail address"
          change={async () => {
            await callApi<OwnEmail>('email', { email });
            await signOutAndLeave('/login?mode=emailChanged');
          }}
          describe={(error, locale) => describeReason(error, locale, t.emailRefusals)}
        >
          <TextField
            label={t.newEmail}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={EMAIL_LENGTH}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            required
          />
        </ReauthenticationDialog>
      )}
    </Panel>
  );
}

/** Ends every session of an admin, on all devices. */
export function EndSessions() {
  const t = accountMessages[useLocale()];
  const { busy, error, run } = useMutation('ending all sessions', { inline: true });
  return (
    <Panel title={t.endSessions}>
      <div className="grid justify-items-start gap-3 p-4">
        <p className="text-a-muted">{t.endSessionsText}</p>
        <Failure text={error} />
        <Button
          busy={busy}
          onClick={() =>
            void run(async () => {
              await callApi<null>('sessions', {});
              await signOutAndLeave('/login');
            })
          }
        >
          {t.endSessions}
        </Button>
      </div>
    </Panel>
  );
}
