import { useState } from 'react';
import { Notice } from '../../admin-ui/index.ts';
import { errorCode } from '../../data/error-message.ts';
import { useLocale } from '../../features/locale/index.ts';
import { sendPasswordReset } from '../../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';

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
