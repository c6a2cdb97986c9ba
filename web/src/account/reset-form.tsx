import type { FormEvent } from 'react';
import { useState } from 'react';
import { Button, Notice, TextField } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { sendPasswordReset } from '../firebase/auth.ts';
import { isEmail } from './email.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { useSubmit } from './use-submit.ts';

/** Asks for the letter with which a new password is chosen. The answer is the same whether or not there is an account. */
export function ResetForm() {
  const words = loginWords[useLocale()];
  const { busy, problem, run } = useSubmit('asking for a new password');
  const [invalid, setInvalid] = useState(false);
  const [sent, setSent] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    setInvalid(!isEmail(email));
    if (!isEmail(email)) return focusFirstInvalid(form, { email: true });
    await run(async () => {
      await sendPasswordReset(email).catch((error: unknown) => {
        const unknown = (error as { code?: unknown }).code === 'auth/user-not-found';
        if (!unknown) throw error;
      });
      setSent(true);
    });
  }

  return (
    <>
      <h1 className="text-2xl">{words.reset}</h1>
      <p className="text-a-muted">{words.resetText}</p>
      <form noValidate className="k-panel grid gap-4 p-4" onSubmit={(event) => void submit(event)}>
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {sent && (
          <Notice tone="good" role="status">
            {words.resetSent}
          </Notice>
        )}
        <TextField
          label={words.email}
          name="email"
          type="email"
          autoComplete="username"
          error={invalid ? words.needEmail : undefined}
          required
        />
        <Button type="submit" look="primary" busy={busy}>
          {words.sendReset}
        </Button>
      </form>
      <p className="text-center">
        <ModeLink mode={null}>{words.toSignIn}</ModeLink>
      </p>
    </>
  );
}
