import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/user.ts';
import { useAsync } from '../data/use-async.ts';
import { Button, Loading, Notice, formatMessage } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { confirmReset, resetAddress } from '../firebase/auth.ts';
import { authErrorMessage } from './auth-error-message.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

/** Where the link of a reset letter leads. */
export function NewPasswordForm({ code }: { code: string }) {
  const locale = useLocale();
  const t = loginMessages[locale];
  const address = useAsync(code, () => resetAddress(code));
  const { busy, problem, run } = useSubmit('choosing a new password');
  const [short, setShort] = useState(false);
  const [done, setDone] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const password = textOf(form, 'password');
    setShort(password.length < PASSWORD_MIN);
    if (password.length < PASSWORD_MIN) return focusFirstInvalid(form, { password: true });
    await run(async () => {
      await confirmReset(code, password);
      setDone(true);
    });
  }

  return (
    <>
      <h1 className="text-2xl">{t.reset}</h1>
      {address.state === 'loading' && <Loading rows={2} />}
      {address.state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{authErrorMessage(address.error, locale)?.text}</p>
          <ModeLink mode="reset">{t.newLink}</ModeLink>
        </Notice>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{t.chosen}</p>
          <ModeLink mode={null}>{t.signIn}</ModeLink>
        </Notice>
      )}
      {address.state === 'ready' && !done && (
        <form
          noValidate
          className="control-panel grid gap-4 p-4"
          onSubmit={(event) => void submit(event)}
        >
          <p>{formatMessage(t.chooseText, { email: address.value })}</p>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {/* Lets password managers file the new password under the right name. */}
          <input type="hidden" autoComplete="username" value={address.value} readOnly />
          <PasswordField
            label={t.newPassword}
            name="password"
            hint={t.passwordHint}
            autoComplete="new-password"
            error={short ? t.shortPassword : undefined}
          />
          <Button type="submit" look="primary" busy={busy}>
            {t.choose}
          </Button>
        </form>
      )}
    </>
  );
}
