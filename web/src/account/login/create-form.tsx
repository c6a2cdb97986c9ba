import { reportError } from '../../features/errors/index.ts';
import { useLocale } from '../../features/locale/index.ts';
import { createAccount, sendVerification } from '../../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** Creates an account with e-mail and password and sends the verification e-mail. */
export function CreateForm() {
  const t = loginMessages[useLocale()];
  const arrive = useAfterSignIn();

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
