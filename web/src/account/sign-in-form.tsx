import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, ButtonLink, Notice, TextField, fill } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { useSession } from '../features/session/live.ts';
import { signInWithPassword } from '../firebase/auth.ts';
import { isEmail } from './email.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { PasswordField } from './password-field.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useArrive } from './use-arrive.ts';
import { useSubmit } from './use-submit.ts';

/** E-mail and password, or another provider. */
export function SignInForm() {
  const words = loginWords[useLocale()];
  const arrive = useArrive();
  const { busy, problem, run } = useSubmit('signing in');
  const session = useSession();
  const [missing, setMissing] = useState({ email: false, password: false });

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const password = textOf(form, 'password');
    const found = { email: !isEmail(email), password: password === '' };
    setMissing(found);
    if (found.email || found.password) return focusFirstInvalid(form, found);
    await run(async () => arrive(await signInWithPassword(email, password)));
  }

  return (
    <>
      <h1 className="text-2xl">{words.signIn}</h1>
      <p className="text-a-muted">{words.signInText}</p>
      {session.kind === 'user' && !busy && (
        <Notice>
          <p className="grow">{fill(words.signedIn, { email: session.user.email ?? '' })}</p>
          <ButtonLink to="/account">{words.toAccount}</ButtonLink>
        </Notice>
      )}
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
          error={missing.email ? words.needEmail : undefined}
          required
        />
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={missing.password ? words.needPassword : undefined}
        />
        <Button type="submit" look="primary" busy={busy}>
          {words.signIn}
        </Button>
        <ModeLink mode="reset">{words.toReset}</ModeLink>
      </form>
      <ProviderButtons />
      <p className="text-center">
        <ModeLink mode="create">{words.toCreate}</ModeLink>
      </p>
    </>
  );
}
