import { PASSWORD_MIN } from '../../../model/user.ts';
import { reportError } from '../features/errors/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { createAccount, sendVerification } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { useArrive } from './use-arrive.ts';

/** A new account with e-mail and password; the letter that confirms the address goes out at once. */
export function CreateForm() {
  const words = loginWords[useLocale()];
  const arrive = useArrive();

  async function create(email: string, password: string): Promise<void> {
    const user = await createAccount(email, password);
    // The account is there even if the letter is not; the account page offers another.
    await sendVerification(user).catch((error: unknown) => {
      reportError(error, { during: 'sending the verification letter', inFunction: 'CreateForm' });
    });
    await arrive(user);
  }

  return (
    <AuthForm
      title={words.create}
      text={words.createText}
      action={words.create}
      during="creating an account"
      password={{
        autoComplete: 'new-password',
        hint: words.passwordHint,
        isValid: (password) => password.length >= PASSWORD_MIN,
        problem: words.shortPassword,
      }}
      submit={create}
    >
      <p className="text-center">
        <ModeLink mode={null}>{words.toSignIn}</ModeLink>
      </p>
    </AuthForm>
  );
}
