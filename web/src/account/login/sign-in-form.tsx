import { useState } from 'react';
import { Button, ButtonLink, Notice } from '../../admin-ui/index.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import { useSession } from '../../features/session/use-session.ts';
import type { User } from '../../firebase/auth.ts';
import { signInWithPassword } from '../../firebase/auth.ts';
import { reconnectFirestore } from '../../firebase/firestore-instance.ts';
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
  const [checking, setChecking] = useState(false);

  async function checkAgain(user: User): Promise<void> {
    setChecking(true);
    await reconnectFirestore();
    await arrive(user);
    setChecking(false);
  }

  return (
    <AuthForm
      title={t.signIn}
      text={t.signInText}
      action={t.signIn}
      during="signing in"
      password="current-password"
      submit={async (email, password) => arrive(await signInWithPassword(email, password))}
      above={(busy) =>
        'user' in session &&
        !busy && (
          <Notice role="status">
            <p className="grow">
              {formatMessage(session.kind === 'unchecked' ? t.unchecked : t.signedIn, {
                email: session.user.email ?? '',
              })}
            </p>
            {session.kind === 'unchecked' && (
              <Button busy={checking} onClick={() => void checkAgain(session.user)}>
                {t.checkAgain}
              </Button>
            )}
            {session.kind === 'admin' ? (
              <ButtonLink to="/admin/dashboard">{t.toAdmin}</ButtonLink>
            ) : (
              <ButtonLink to="/account">{t.toAccount}</ButtonLink>
            )}
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
