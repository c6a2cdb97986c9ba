import type { FormEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { Button, Dialog, Failure, PasswordField, controlMessages } from '../controls/index.ts';
import { formatMessage, useLocale } from '../features/locale/index.ts';
import type { User } from '../firebase/auth.ts';
import { reauthenticate } from '../firebase/auth.ts';
import { describeAuthError } from './auth-error-message.ts';
import type { ErrorDescription } from './error-message.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import type { Announcement } from './use-mutation.ts';
import { useMutation } from './use-mutation.ts';
import { providerLabel, providerOf, usesPassword } from './user-provider.ts';

const en = {
  password: 'Your password, to make sure that it is you',
  needPassword: 'Enter your current password.',
  provider: 'To make sure that it is you, {provider} asks you to confirm it once more.',
};
const messages: Bilingual<typeof en> = {
  en,
  id: {
    password: 'Kata sandi Anda, untuk memastikan bahwa ini benar Anda',
    needPassword: 'Masukkan kata sandi Anda yang sekarang.',
    provider:
      'Untuk memastikan bahwa ini benar Anda, {provider} akan meminta konfirmasi sekali lagi.',
  },
};

/**
 * A dialog before a change that needs a recent sign-in. It tells the consequences, asks for the password or the
 * provider once more, and then makes the change; an error is shown in the dialog, which stays open.
 * @param what plain words for the error report, e.g. "deleting the account"
 * @param describe describes errors of the change; those of the reauthentication are described by default
 */
export function ReauthenticationDialog({
  user,
  open,
  onClose,
  title,
  action,
  danger = true,
  what,
  change,
  success,
  describe = describeAuthError,
  children,
}: {
  user: User;
  open: boolean;
  onClose: () => void;
  title: string;
  /** Label of the confirming button; names the action. */
  action: string;
  /** False where the change takes nothing away. */
  danger?: boolean;
  what: string;
  change: () => Promise<void>;
  success?: Announcement;
  describe?: (error: unknown, locale: Locale) => ErrorDescription | null;
  /** The consequences. */
  children: ReactNode;
}) {
  const locale = useLocale();
  const t = messages[locale];
  const formId = useId();
  const { busy, error, run } = useMutation(what, { describe, inline: true });
  const [passwordMissing, setPasswordMissing] = useState(false);
  const withPassword = usesPassword(user);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const password = textOf(form, 'password');
    setPasswordMissing(withPassword && password === '');
    if (withPassword && password === '') return focusFirstInvalid(form, { password: true });
    const changed = await run(async () => {
      if (withPassword) await reauthenticate(user, password);
      else {
        const { reauthenticateWithProvider } = await import('../firebase/auth-popup.ts');
        await reauthenticateWithProvider(user, providerOf(user));
      }
      await change();
    }, success);
    if (changed) onClose();
  }

  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{controlMessages[locale].cancel}</Button>
          <Button type="submit" form={formId} variant={danger ? 'danger' : 'primary'} busy={busy}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      <form id={formId} noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
        <Failure text={error} />
        {withPassword ? (
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            error={passwordMissing ? t.needPassword : undefined}
          />
        ) : (
          <p>{formatMessage(t.provider, { provider: providerLabel(providerOf(user)) })}</p>
        )}
      </form>
    </Dialog>
  );
}
