import { useState } from 'react';
import { Notice } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { sendPasswordReset } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';

/** Asks for the letter with which a new password is chosen. The answer is the same whether or not there is an account. */
export function ResetForm() {
  const t = loginMessages[useLocale()];
  const [sent, setSent] = useState(false);

  async function reset(email: string): Promise<void> {
    await sendPasswordReset(email).catch((error: unknown) => {
      const unknown = (error as { code?: unknown }).code === 'auth/user-not-found';
      if (!unknown) throw error;
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
        <ModeLink mode={null}>{t.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}
