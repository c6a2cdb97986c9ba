import { useEffect } from 'react';
import { Button, Notice, fill } from '../admin/ui/index.ts';
import { useLocale } from '../features/locale/index.ts';
import type { ProviderName } from '../firebase/providers.ts';
import { providers } from '../firebase/providers.ts';
import { loginWords } from './login-words.ts';
import { ensureOwnDocument } from './own-document.ts';
import { useArrive } from './use-arrive.ts';
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
  const words = loginWords[useLocale()];
  const arrive = useArrive();
  const { busy, problem, run } = useSubmit('signing in with a provider');
  useEffect(() => {
    if (providers.length > 0) ensureOwnDocument();
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-center text-a-muted">{words.or}</p>
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
          {fill(words.with, { provider: providerLabel(provider) })}
        </Button>
      ))}
    </div>
  );
}
