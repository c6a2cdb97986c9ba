import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import * as v from 'valibot';
import { EMAIL_LENGTH } from '../../../model/lengths.ts';
import { Button, Failure, PasswordField, TextField } from '../controls/index.ts';
import { useMutation } from '../data/use-mutation.ts';
import { useLocale } from '../features/locale/index.ts';
import { authMutation } from '../data/auth-error-message.ts';
import { focusFirstInvalid, textOf } from '../data/form-values.ts';
import { loginMessages } from './login-messages.ts';

const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(EMAIL_LENGTH), v.email());

interface AuthFormProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  /** Plain words for the error report, e.g. "signing in". */
  during: string;
  /** Shows a password field; `problem` is its error message. */
  password?: Pick<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint'> & {
    isValid: (password: string) => boolean;
    error: string;
  };
  submit: (email: string, password: string) => Promise<void>;
  /** Above the form. */
  above?: (busy: boolean) => ReactNode;
  /** Outcome, within the form. */
  outcome?: ReactNode;
  /** Below the button, within the form. */
  help?: ReactNode;
  /** Below the form. */
  children: ReactNode;
}

/** Base of the forms of the sign-in page: an e-mail address, optionally a password, and their errors. */
export function AuthForm(props: AuthFormProps) {
  const { title, text, action, during, password, submit, above, outcome, help, children } = props;
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation(during, authMutation);
  const [invalid, setInvalid] = useState({ email: false, password: false });

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    const email = textOf(form, 'email').trim();
    const secret = textOf(form, 'password');
    const errors = {
      email: !v.is(emailSchema, email),
      password: password?.isValid(secret) === false,
    };
    setInvalid(errors);
    if (errors.email || errors.password) return focusFirstInvalid(form, errors);
    await run(() => submit(email, secret));
  }

  return (
    <>
      <h1>{title}</h1>
      <p className="text-a-muted">{text}</p>
      {above?.(busy)}
      <form
        noValidate
        className="control-panel grid gap-5 p-6"
        onSubmit={(event) => void send(event)}
      >
        <Failure text={error} />
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
            error={invalid.password ? password.error : undefined}
          />
        )}
        <Button type="submit" variant="primary" busy={busy}>
          {action}
        </Button>
        {help}
      </form>
      {children}
    </>
  );
}
