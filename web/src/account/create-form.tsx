import type { FormEvent } from 'react';
import { useState } from 'react';
import { PASSWORD_MIN } from '../../../model/user.ts';
import { Button, Notice, TextField } from '../admin/ui/index.ts';
import { reportError } from '../features/errors/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { createAccount, sendVerification } from '../firebase/auth.ts';
import { isEmail } from './email.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { PasswordField } from './password-field.tsx';
import { useArrive } from './use-arrive.ts';
import { useSubmit } from './use-submit.ts';

/** A new account with e-mail and password; the letter that confirms the address goes out at once. */
export function CreateForm() {
  const words = loginWords[useLocale()];
  const arrive = useArrive();
  const { busy, problem, run } = useSubmit('creating an account');
  const [invalid, setInvalid] = useState({ email: false, password: false });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const password = textOf(form, 'password');
    const found = { email: !isEmail(email), password: password.length < PASSWORD_MIN };
    setInvalid(found);
    if (found.email || found.password) return focusFirstInvalid(form, found);
    await run(async () => {
      const user = await createAccount(email, password);
      // The account is there even if the letter is not; the account page offers another.
      await sendVerification(user).catch((error: unknown) => {
        reportError(error, { during: 'sending the verification letter', inFunction: 'CreateForm' });
      });
      await arrive(user);
    });
  }

  return (
    <>
      <h1 className="text-2xl">{words.create}</h1>
      <p className="text-a-muted">{words.createText}</p>
      <form noValidate className="k-panel grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          error={invalid.email ? words.needEmail : undefined}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          hint={words.passwordHint}
          autoComplete="new-password"
          error={invalid.password ? words.shortPassword : undefined}
        />
        <Button type="submit" look="primary" busy={busy}>
          {words.create}
        </Button>
      </form>
      <p className="text-center">
        <ModeLink mode={null}>{words.toSignIn}</ModeLink>
      </p>
    </>
  );
}
