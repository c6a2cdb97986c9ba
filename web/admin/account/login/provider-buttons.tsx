import { useEffect } from 'react';
import { useMutation } from '#admin/data/use-mutation.ts';
import { Button, Failure } from '#admin/ui/index.ts';
import { usesEmulators } from '#browser/firebase/config.ts';
import { shownProviders } from '#browser/firebase/provider-names.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { reloadPage } from '#browser/reload.ts';
import { signInProviders } from '#studio/studio.ts';
import { providerLabel } from '../user-provider.ts';
import { loginMessages } from './login-messages.ts';
import type { Arrive } from './use-arrival.ts';

/** The pop-up providers of this build. */
const providers = shownProviders(signInProviders, usesEmulators);

/** Sign-in with a provider's pop-up. Its code is loaded on click. */
export function ProviderButtons({ arrive }: { arrive: Arrive }) {
  const t = loginMessages[useLocale()];
  const { busy, error, run } = useMutation('signing in with a provider', { inline: true });
  useEffect(() => {
    if (providers.length > 0) ensureOwnDocument();
  }, []);
  if (providers.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="text-center text-a-muted">{t.or}</p>
      <Failure text={error} />
      {providers.map((provider) => (
        <Button
          key={provider}
          aria-disabled={busy}
          onClick={() =>
            void run(async () => {
              const { signInWithProvider } = await import('#browser/firebase/auth-popup.ts');
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

/** Pages whose documents may open a sign-in pop-up; their headers differ from those of public pages (`web/site/render/hosting/headers.ts`). */
const POP_UP_PAGES = /^\/(?:login|account|admin\/)/;

/** Reloads the page if its document was loaded as another page, so that its headers block the scripts of the pop-up. */
function ensureOwnDocument(): void {
  const entry = performance.getEntriesByType('navigation')[0]?.name;
  if (entry !== undefined && !POP_UP_PAGES.test(new URL(entry).pathname)) reloadPage();
}
