import type { FormEvent } from 'react';
import { useState } from 'react';
import { useAsync } from '../../data/use-async.ts';
import { Button, Failure, Loading, Notice, PasswordField } from '../../admin-ui/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { confirmReset, verifyResetCode } from '../../firebase/auth.ts';
import { describeError } from '../../data/error-message.ts';
import { textOf, useFormCheck } from '../form-values.ts';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { withActionCode } from './use-action-code.ts';

/** Target of the link in a password reset e-mail. */
export function NewPasswordForm({ code }: { code: string }) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const address = useAsync(code, () => withActionCode(code, verifyResetCode));
  const { busy, error, run } = useMutation('choosing a new password', { inline: true });
  const { check, isInvalid } = useFormCheck();
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (!check(form)) return;
    await run(async () => {
      await confirmReset(code, textOf(form, 'password'));
      setDone(true);
    });
  }

  return (
    <>
      <h1>{t.reset}</h1>
      {address.state === 'loading' && <Loading rows={2} />}
      {address.state === 'error' && (
        <Notice tone="danger" role="alert">
          <p>{describeError(address.error, locale).text}</p>
          <ModeLink mode="reset">{t.newLink}</ModeLink>
        </Notice>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{t.chosen}</p>
          <ModeLink mode="">{t.signIn}</ModeLink>
        </Notice>
      )}
      {address.state === 'ready' && !done && (
        <form
          noValidate
          className="rounded-panel border border-a-line bg-a-panel grid gap-5 p-6"
          onSubmit={(event) => void submit(event)}
        >
          <p>{formatMessage(t.chooseText, { email: address.value })}</p>
          <Failure text={error} />
          {/* Tells password managers which account the new password is for. */}
          <input type="hidden" autoComplete="username" value={address.value} readOnly />
          <PasswordField
            label={t.newPassword}
            name="password"
            autoComplete="new-password"
            isInvalid={isInvalid('password')}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {t.choose}
          </Button>
        </form>
      )}
    </>
  );
}
