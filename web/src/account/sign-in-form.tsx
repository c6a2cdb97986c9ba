import { ButtonLink, Notice } from '../controls/index.ts';
import { formatMessage, useLocale } from '../features/locale/index.ts';
import { useSession } from '../features/session/use-session.ts';
import { signInWithPassword } from '../firebase/auth.ts';
import { AuthForm } from './auth-form.tsx';
import { loginMessages } from './login-messages.ts';
import { ModeLink } from './mode-link.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

/** E-mail and password, or another provider. */
export function SignInForm() {
  const t = loginMessages[useLocale()];
  const arrive = useAfterSignIn();
  const session = useSession();
  return (
    <AuthForm
      title={t.signIn}
      text={t.signInText}
      action={t.signIn}
      during="signing in"
      password={{
        autoComplete: 'current-password',
        isValid: (password) => password !== '',
        error: t.needPassword,
      }}
      submit={async (email, password) => arrive(await signInWithPassword(email, password))}
      above={(busy) =>
        session.kind === 'user' &&
        !busy && (
          <Notice>
            <p className="grow">{formatMessage(t.signedIn, { email: session.user.email ?? '' })}</p>
            <ButtonLink to="/account">{t.toAccount}</ButtonLink>
          </Notice>
        )
      }
      help={<ModeLink mode="reset">{t.toReset}</ModeLink>}
    >
      <ProviderButtons />
      <p className="text-center">
        <ModeLink mode="create">{t.toCreate}</ModeLink>
      </p>
    </AuthForm>
  );
}
