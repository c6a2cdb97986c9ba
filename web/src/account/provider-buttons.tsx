import { useEffect } from 'react';
import { Button, Notice, formatMessage } from '../controls/index.ts';
import { useLocale } from '../features/i18n/index.ts';
import type { ProviderName } from '../firebase/providers.ts';
import { providers } from '../firebase/providers.ts';
import { loginMessages } from './login-messages.ts';
import { ensureOwnDocument } from './document-headers.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';
import { useSubmit } from './use-submit.ts';

const NAMES: Readonly<Record<string, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
};

/** What people call a provider; of a generic one, its id without the protocol. */
export function providerLabel(provider: ProviderName): string {
  return NAMES[provider] ?? provider.replace(/^oauth:(?:oidc\.)?/, '');
}

/** Signing in with another provider's pop-up; its code is loaded at the click. */
export function ProviderButtons() {
  const t = loginMessages[useLocale()];
  const arrive = useAfterSignIn();
  const { busy, problem, run } = useSubmit('signing in with a provider');
  useEffect(() => {
    if (providers.length > 0) ensureOwnDocument();
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-center text-a-muted">{t.or}</p>
      {problem && (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {providers.map((provider) => (
        <Button
          key={provider}
          aria-disabled={busy}
          onClick={() =>
            void run(async () => {
              const { signInWithProvider } = await import('../firebase/auth-popup.ts');
              await arrive(await signInWithProvider(provider));
            })
          }
        >
          {formatMessage(t.with, { provider: providerLabel(provider) })}
        </Button>
      ))}
    </div>
  );
}
