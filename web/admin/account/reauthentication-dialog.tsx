import type { ReactNode } from 'react';
import { type User, reauthenticate } from '#browser/firebase/auth.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { Locale } from '#studio/locale.ts';
import { type ErrorDescription, describeError, isWrongPassword } from '../data/error-message.ts';
import { useAsync } from '../data/use-live-query.ts';
import { useMutation } from '../data/use-mutation.ts';
import { FormDialog, PasswordField, type Toast } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';
import { textOf, useFormCheck } from './form-values.ts';
import { providerLabel, providerName, providerOf } from './user-provider.ts';

/** @param what plain words for the error report, e.g. "deleting the account" */
export function ReauthenticationDialog({
  user,
  close,
  title,
  action,
  danger = true,
  what,
  change,
  success,
  describe = describeError,
  children,
}: {
  user: User;
  close: () => void;
  title: string;
  action: string;
  danger?: boolean;
  what: string;
  change: () => Promise<unknown>;
  success?: Toast;
  describe?: (error: unknown, locale: Locale) => ErrorDescription;
  children: ReactNode;
}) {
  const t = accountMessages[useLocale()].confirmation;
  const { busy, error, thrown, run } = useMutation(what, { describe, inline: true });
  const isWrong = isWrongPassword(thrown);
  const { check, isInvalid } = useFormCheck();
  const token = useAsync(user.uid, () => user.getIdTokenResult());
  const provider = providerOf(user, token.state === 'ready' ? token.value : null);

  async function submit(form: HTMLFormElement): Promise<void> {
    if (!check(form)) return;
    const changed = await run(async () => {
      if (provider === 'password') await reauthenticate(user, textOf(form, 'password'));
      else {
        const { reauthenticateWithProvider } = await import('#browser/firebase/auth-popup.ts');
        await reauthenticateWithProvider(user, providerName(provider));
      }
      await change();
    }, success);
    if (changed) close();
  }

  return (
    <FormDialog
      title={title}
      action={action}
      danger={danger}
      busy={busy}
      failure={isWrong ? undefined : error}
      submit={(form) => void submit(form)}
      close={close}
    >
      {children}
      {provider === 'password' ? (
        <PasswordField
          label={t.password}
          name="password"
          autoComplete="current-password"
          isWrong={isWrong}
          isInvalid={isInvalid('password')}
        />
      ) : (
        <p>{formatMessage(t.provider, { provider: providerLabel(providerName(provider)) })}</p>
      )}
    </FormDialog>
  );
}
