import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Button, Notice, TextField } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { isEmail } from './email.ts';
import { focusFirstInvalid, textOf } from './form-values.ts';
import { loginMessages } from './login-messages.ts';
import { PasswordField } from './password-field.tsx';
import { useSubmit } from './use-submit.ts';

interface AuthFormProps {
  title: string;
  text: string;
  /** Messages of the button. */
  action: string;
  /** Plain words for the error report, e.g. "signing in". */
  during: string;
  /** Where a password is asked for: what it must be, and what to say where it is not. */
  password?: Pick<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & {
    isValid: (password: string) => boolean;
    problem: string;
  };
  submit: (email: string, password: string) => Promise<void>;
  /** Above the form; told whether it is being sent. */
  above?: (busy: boolean) => ReactNode;
  /** What came of it, within the form. */
  outcome?: ReactNode;
  /** Below the button, within the form. */
  help?: ReactNode;
  /** Below the form. */
  children: ReactNode;
}

/** What the forms of the sign-in page share: an e-mail address, perhaps a password, and what went wrong with them. */
export function AuthForm(props: AuthFormProps) {
  const { title, text, action, during, password, submit, above, outcome, help, children } = props;
  const t = loginMessages[useLocale()];
  const { busy, problem, run } = useSubmit(during);
  const [invalid, setInvalid] = useState({ email: false, password: false });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const secret = textOf(form, 'password');
    const found = { email: !isEmail(email), password: password?.isValid(secret) === false };
    setInvalid(found);
    if (found.email || found.password) return focusFirstInvalid(form, found);
    await run(() => submit(email, secret));
  }

  return (
    <>
      <h1 className="text-2xl">{title}</h1>
      <p className="text-a-muted">{text}</p>
      {above?.(busy)}
      <form
        noValidate
        className="control-panel grid gap-4 p-4"
        onSubmit={(event) => void send(event)}
      >
        {problem && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
        {outcome}
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          error={invalid.email ? t.needEmail : undefined}
          required
        />
        {password && (
          <PasswordField
            label={t.password}
            name="password"
            autoComplete={password.autoComplete}
            {...(password.hint !== undefined && { hint: password.hint })}
            error={invalid.password ? password.problem : undefined}
          />
        )}
        <Button type="submit" look="primary" busy={busy}>
          {action}
        </Button>
        {help}
      </form>
      {children}
    </>
  );
}
