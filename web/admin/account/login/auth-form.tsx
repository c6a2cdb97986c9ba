import type { ReactNode } from 'react';
import { useMutation } from '#admin/data/use-mutation.ts';
import { Button, Failure, PasswordField, TextField } from '#admin/ui/index.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { EMAIL_LENGTH } from '#model/lengths.ts';
import { textOf, useFormCheck } from '../form-values.ts';
import { loginMessages } from './login-messages.ts';

interface AuthFormProps {
  title: string;
  text: string;
  /** Label of the button. */
  action: string;
  /** Plain words for the error report, e.g. "signing in". */
  during: string;
  /** Shows a password field for such a password. */
  password?: 'current-password' | 'new-password';
  submit: (email: string, password: string) => Promise<void>;
  /** Outcome, within the form. */
  outcome?: ReactNode;
  /** Below the button, within the form. */
  help?: ReactNode;
  /** Below the form. */
  children: ReactNode;
}

/** Base of the forms of the sign-in page: an e-mail address, optionally a password, and their errors. */
export function AuthForm(props: AuthFormProps) {
  const { title, text, action, during, password, submit, outcome, help, children } = props;
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation(during, { inline: true });
  const { isInvalid, onSubmit } = useFormCheck();

  return (
    <>
      <h1>{title}</h1>
      <p className="text-a-muted">{text}</p>
      <form
        noValidate
        className="rounded-panel border border-a-line bg-a-panel grid gap-5 p-6"
        onSubmit={onSubmit((form) =>
          run(() => submit(textOf(form, 'email'), textOf(form, 'password'))),
        )}
      >
        <Failure text={error} />
        {outcome}
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_LENGTH}
          // With a domain that has a dot, which the browser does not ask for.
          pattern=".+@.+\..+"
          error={isInvalid('email') ? t.needEmail : undefined}
          required
        />
        {password && (
          <PasswordField
            label={t.password}
            name="password"
            autoComplete={password}
            isInvalid={isInvalid('password')}
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
