import { unlink } from 'firebase/auth';
import { useState } from 'react';
import { type User, reauthenticate, signInWithPassword } from '#browser/firebase/auth.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { signOutAndLeave } from '#browser/session/sign-out.ts';
import { EMAIL_LENGTH } from '#model/lengths.ts';
import { passwordSignIn, signInKey, verifiedSignIn } from '#model/users/admin-right.ts';
import type { OwnEmail, StoredUser } from '#model/users/user.ts';
import { callApi, callEndpoint } from '../data/api-client.ts';
import { describeReason, isWrongPassword } from '../data/error-message.ts';
import { useMutation } from '../data/use-mutation.ts';
import { Badge, Button, Failure, Panel, PasswordField, TextField } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { textOf, useFormCheck } from './form-values.ts';
import { ReauthenticationDialog } from './reauthentication-dialog.tsx';
import { providerLabel, providerName } from './user-provider.ts';

export function SignInWays({ user, profile }: { user: User; profile: StoredUser | null }) {
  const t = accountMessages[useLocale()];
  const [removing, setRemoving] = useState<string | null>(null);
  const bound = profile?.is_admin
    ? (profile.admin_sign_ins ?? [passwordSignIn(profile.email)])
    : [];
  const ways = user.providerData.map(({ providerId, uid, email }) => {
    const way = signInKey(providerId, uid);
    const isVerified = user.emailVerified && bound.includes(verifiedSignIn(way));
    return {
      providerId,
      isBound: bound.includes(way) || isVerified,
      label: providerId === 'password' ? t.withPassword : providerLabel(providerName(providerId)),
      email,
    };
  });
  const isOnly = (kind: typeof ways) => kind.length < 2;
  return (
    <Panel title={t.ways}>
      <ul className="grid gap-3 p-4">
        {ways.map(({ providerId, isBound, label, email }) => (
          <li key={providerId} className="flex flex-wrap items-center gap-3">
            <span className="min-w-0 grow wrap-anywhere">
              <span>{label}</span> {email !== null && <bdi className="text-a-muted">{email}</bdi>}
            </span>
            {isBound && <Badge tone="good">{t.boundWay}</Badge>}
            {!isOnly(ways) && !(isBound && isOnly(ways.filter((way) => way.isBound))) && (
              <Button variant="danger-outline" onClick={() => setRemoving(providerId)}>
                <span>{t.removeWay}</span>
                <span className="sr-only">{`: ${label}`}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {profile?.is_admin && <p className="px-4 pb-4 text-a-muted">{t.boundText}</p>}
      {removing !== null && (
        <ReauthenticationDialog
          user={user}
          close={() => setRemoving(null)}
          title={formatMessage(t.removeQuestion, {
            way: ways.find(({ providerId }) => providerId === removing)?.label ?? '',
          })}
          action={t.removeWay}
          what="removing a way of signing in"
          change={() => unlink(user, removing)}
          success={{ text: t.removed }}
        >
          <p>{t.removeText}</p>
        </ReauthenticationDialog>
      )}
    </Panel>
  );
}

export function ChangePassword({ user }: { user: User }) {
  const t = accountMessages[useLocale()];
  const { busy, error, thrown, run } = useMutation('changing the password', { inline: true });
  const isWrong = isWrongPassword(thrown);
  const { isInvalid, onSubmit } = useFormCheck();

  async function change(form: HTMLFormElement): Promise<void> {
    const password = textOf(form, 'next');
    await reauthenticate(user, textOf(form, 'current'));
    await callEndpoint<null>('/api/account/password', { password });
    // The sessions in Auth have ended, this one too.
    await signInWithPassword(user.email ?? '', password);
    form.reset();
  }

  return (
    <Panel title={t.password}>
      <form
        noValidate
        className="grid gap-4 p-4"
        onSubmit={onSubmit((form) => run(() => change(form), { text: t.changed }))}
      >
        <Failure text={isWrong ? undefined : error} />
        <PasswordField
          label={t.current}
          name="current"
          autoComplete="current-password"
          isWrong={isWrong}
          isInvalid={isInvalid('current')}
        />
        <PasswordField
          label={t.next}
          name="next"
          autoComplete="new-password"
          isInvalid={isInvalid('next')}
        />
        <div>
          <Button type="submit" variant="primary" busy={busy}>
            {t.password}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

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
