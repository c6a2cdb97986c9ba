import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/user.ts';
import { useLoaded } from '../admin/data/use-loaded.ts';
import { Button, Loading, Notice, fill } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { confirmReset, resetAddress } from '../firebase/auth.ts';
import { authProblem } from './auth-problem.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

/** Where the link of a reset letter leads. */
export function NewPasswordForm({ code }: { code: string }) {
  const locale = useLocale();
  const words = loginWords[locale];
  const address = useLoaded(code, () => resetAddress(code));
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
      <h1 className="text-2xl">{words.reset}</h1>
      {address.state === 'loading' && <Loading rows={2} />}
      {address.state === 'failed' && (
        <Notice tone="danger" role="alert">
          <p>{authProblem(address.error, locale)?.text}</p>
          <ModeLink mode="reset">{words.newLink}</ModeLink>
        </Notice>
      )}
      {done && (
        <Notice tone="good" role="status">
          <p>{words.chosen}</p>
          <ModeLink mode={null}>{words.signIn}</ModeLink>
        </Notice>
      )}
      {address.state === 'ready' && !done && (
        <form
          noValidate
          className="k-panel grid gap-4 p-4"
          onSubmit={(event) => void submit(event)}
        >
          <p>{fill(words.chooseText, { email: address.value })}</p>
          {problem && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          {/* Lets password managers file the new password under the right name. */}
          <input type="hidden" autoComplete="username" value={address.value} readOnly />
          <PasswordField
            label={words.newPassword}
            name="password"
            hint={words.passwordHint}
            autoComplete="new-password"
            error={short ? words.shortPassword : undefined}
          />
          <Button type="submit" look="primary" busy={busy}>
            {words.choose}
          </Button>
        </form>
      )}
    </>
  );
}
