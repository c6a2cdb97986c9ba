import { useState } from 'react';
import { errorCode } from '#admin/data/error-message.ts';
import { Notice } from '#admin/ui/index.ts';
import { reportError } from '#browser/errors/report-error.ts';
import {
  createAccount,
  sendPasswordReset,
  sendVerification,
  signInWithPassword,
} from '#browser/firebase/auth.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import type { Arrive } from './use-arrival.ts';

/** E-mail and password, or another provider. */
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
      help={<ModeLink mode="reset">{t.toReset}</ModeLink>}
    >
      <ProviderButtons arrive={arrive} />
      <p className="text-center">
        <ModeLink mode="create">{t.toCreate}</ModeLink>
      </p>
    </AuthForm>
  );
}

/** Creates an account with e-mail and password and sends the verification e-mail. */
export function CreateForm({ arrive }: { arrive: Arrive }) {
  const t = loginMessages[useLocale()];

  async function create(email: string, password: string): Promise<void> {
    const user = await createAccount(email, password);
    // The account exists even if the e-mail was not sent; the account page offers to send it again.
    await sendVerification(user).catch((error: unknown) => {
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

/** Sends the password reset e-mail. The answer does not reveal whether an account exists. */
export function ResetForm() {
  const t = loginMessages[useLocale()];
  const [sent, setSent] = useState(false);

  async function reset(email: string): Promise<void> {
    await sendPasswordReset(email).catch((error: unknown) => {
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
      outcome={
        sent && (
          <Notice tone="good" role="status">
            {t.resetSent}
          </Notice>
        )
      }
    >
      <p className="text-center">
        <ModeLink mode="">{t.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}
