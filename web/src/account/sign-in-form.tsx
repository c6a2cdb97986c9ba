import { ButtonLink, Notice, fill } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import { useSession } from '../features/session/live.ts';
import { signInWithPassword } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginWords } from './login-words.ts';
import { ModeLink } from './mode-link.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useArrive } from './use-arrive.ts';

/** E-mail and password, or another provider. */
export function SignInForm() {
  const words = loginWords[useLocale()];
  const arrive = useArrive();
  const session = useSession();
  return (
    <AuthForm
      title={words.signIn}
      text={words.signInText}
      action={words.signIn}
      during="signing in"
      password={{
        autoComplete: 'current-password',
        isValid: (password) => password !== '',
        problem: words.needPassword,
      }}
      submit={async (email, password) => arrive(await signInWithPassword(email, password))}
      above={(busy) =>
        session.kind === 'user' &&
        !busy && (
          <Notice>
            <p className="grow">{fill(words.signedIn, { email: session.user.email ?? '' })}</p>
            <ButtonLink to="/account">{words.toAccount}</ButtonLink>
          </Notice>
        )
      }
      help={<ModeLink mode="reset">{words.toReset}</ModeLink>}
    >
      <ProviderButtons />
      <p className="text-center">
        <ModeLink mode="create">{words.toCreate}</ModeLink>
      </p>
    </AuthForm>
  );
}
