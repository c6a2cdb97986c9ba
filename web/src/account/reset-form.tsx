import { useState } from 'react';
import { Notice } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { sendPasswordReset } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';

/** Asks for the letter with which a new password is chosen. The answer is the same whether or not there is an account. */
export function ResetForm() {
  const words = loginWords[useLocale()];
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
      title={words.reset}
      text={words.resetText}
      action={words.sendReset}
      during="asking for a new password"
      submit={reset}
      outcome={
        sent && (
          <Notice tone="good" role="status">
            {words.resetSent}
          </Notice>
        )
      }
    >
      <p className="text-center">
        <ModeLink mode={null}>{words.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}
