import { PASSWORD_MIN } from '../../../model/user.ts';
import { reportError } from '../features/error-reporting/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import { createAccount, sendVerification } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** A new account with e-mail and password; the letter that confirms the address goes out at once. */
export function CreateForm() {
  const t = loginMessages[useLocale()];
  const arrive = useAfterSignIn();

  async function create(email: string, password: string): Promise<void> {
    const user = await createAccount(email, password);
    // The account is there even if the letter is not; the account page offers another.
    await sendVerification(user).catch((error: unknown) => {
      reportError(error, { action: 'sending the verification letter', functionName: 'CreateForm' });
    });
    await arrive(user);
  }

  return (
    <AuthForm
      title={t.create}
      text={t.createText}
      action={t.create}
      during="creating an account"
      password={{
        autoComplete: 'new-password',
        hint: t.passwordHint,
        isValid: (password) => password.length >= PASSWORD_MIN,
        problem: t.shortPassword,
      }}
      submit={create}
    >
      <p className="text-center">
        <ModeLink mode={null}>{t.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}
