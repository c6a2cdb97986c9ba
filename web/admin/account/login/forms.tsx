import { sendEmailVerification, sendPasswordResetEmail } from 'firebase/auth';
import { type ReactNode, useState } from 'react';
import { errorCode } from '#admin/data/error-message.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { Button, Failure, Notice, PasswordField, TextField } from '#admin/ui/index.ts';
import { reportError } from '#browser/errors/report-error.ts';
import { createAccount, firebaseAuth, signInWithPassword } from '#browser/firebase/auth.ts';
import { usesEmulators } from '#browser/firebase/config.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { shownProviders } from '#model/account/providers.ts';
import { EMAIL_LENGTH } from '#model/lengths.ts';
import { signInProviders } from '#studio/studio.ts';
import { textOf, useFormCheck } from '../form-values.ts';
import { providerLabel } from '../user-provider.ts';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import type { Arrive } from './use-arrival.ts';

export function SignInForm({ arrive }: { arrive: Arrive }) {
  const t = loginMessages[useLocale()];
  return (
    <AuthForm
      title={t.signIn}
      text={t.signInText}
      action={t.signIn}
      during="signing in"
      password="current-password"
      submit={async (email, password) => arrive(await signInWithPassword(email, password))}
    >
      <p className="flex flex-wrap justify-center gap-x-4">
        <ModeLink mode="reset">{t.toReset}</ModeLink>
        <ModeLink mode="create">{t.toCreate}</ModeLink>
      </p>
      <ProviderButtons arrive={arrive} />
    </AuthForm>
  );
}

export function CreateForm({ arrive }: { arrive: Arrive }) {
  const t = loginMessages[useLocale()];

  async function create(email: string, password: string): Promise<void> {
    const user = await createAccount(email, password);
    // The account exists even if the e-mail was not sent; the account page offers to send it again.
    await sendEmailVerification(user).catch((error: unknown) => {
      reportError(error, { action: 'sending the verification e-mail', functionName: 'CreateForm' });
    });
    await arrive(user);
  }

  return (
    <AuthForm
      title={t.create}
      text={t.createText}
      action={t.create}
      during="creating an account"
      password="new-password"
      submit={create}
    >
      <p className="text-center">
        <ModeLink mode="">{t.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}

/** The answer does not reveal whether an account exists. */
export function ResetForm() {
  const t = loginMessages[useLocale()];
  const [sent, setSent] = useState(false);

  async function reset(email: string): Promise<void> {
    await sendPasswordResetEmail(firebaseAuth(), email).catch((error: unknown) => {
      if (errorCode(error) !== 'auth/user-not-found') throw error;
    });
    setSent(true);
  }

  return (
    <AuthForm
      title={t.reset}
      text={t.resetText}
      action={t.sendReset}
      during="asking for a new password"
      submit={reset}
    >
      {sent && (
        <Notice tone="good" role="status">
          {t.resetSent}
        </Notice>
      )}
      <p className="text-center">
        <ModeLink mode="">{t.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}

interface AuthFormProps {
  title: string;
  text: string;
  action: string;
  during: string;
  password?: 'current-password' | 'new-password';
  submit: (email: string, password: string) => Promise<void>;
  children: ReactNode;
}

function AuthForm(props: AuthFormProps) {
  const { title, text, action, during, password, submit, children } = props;
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
        <TextField
          label={t.email}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={EMAIL_LENGTH}
          // The browser asks for no dot in the domain.
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
      </form>
      {children}
    </>
  );
}

const providers = shownProviders(signInProviders, usesEmulators);

function ProviderButtons({ arrive }: { arrive: Arrive }) {
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation('signing in with a provider', { inline: true });
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-center text-a-muted">{t.or}</p>
      <Failure text={error} />
      {providers.map((provider) => (
        <Button
          key={provider}
          aria-disabled={busy}
          onClick={() =>
            void run(async () => {
              const { signInWithProvider } = await import('#browser/firebase/auth-popup.ts');
              await arrive(await signInWithProvider(provider));
            })
          }
        >
          {formatMessage(t.with, { provider: providerLabel(provider) })}
        </Button>
      ))}
    </div>
  );
}
