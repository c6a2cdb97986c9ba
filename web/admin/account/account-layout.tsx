import { Outlet } from 'react-router-dom';
import { layoutMessages as siteMessages } from '#browser/layout-messages.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { LocaleSwitch } from '#browser/locale/locale-switch.tsx';
import { Logo } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { sitePath } from '../site-path.ts';
import { ConfirmProvider, ToastProvider } from '../ui/index.ts';

const LINK_CLASS =
  'inline-flex min-h-11 items-center rounded-xl px-3 text-[0.9375rem] font-semibold no-underline hover:bg-a-raised';

export function AccountLayout() {
  const t = siteMessages[useLocale()];
  return (
    <div className="admin admin-embedded grid min-h-dvh grid-rows-[auto_1fr_auto] bg-a-canvas text-base wrap-break-word text-a-ink">
      <a href="#main" className="skip-link">
        {t.skip}
      </a>
      <header className="border-b border-a-line">
        <div className="mx-auto flex min-h-16 w-full max-w-7xl flex-wrap items-center gap-2 px-(--gutter)">
          <a
            href={sitePath('home')}
            aria-label={t.home}
            className="me-auto inline-flex min-h-11 items-center gap-2.5 leading-[1.1] font-extrabold tracking-[-0.02em] no-underline [&_svg]:w-7.5 [&_svg]:text-(--accent)"
          >
            <Logo />
            <span>{studio.name}</span>
          </a>
          <LocaleSwitch className={`${LINK_CLASS} border border-a-line`} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="px-(--gutter) pt-12 pb-16">
        <ToastProvider>
          <ConfirmProvider>
            <Outlet />
          </ConfirmProvider>
        </ToastProvider>
      </main>
      <footer className="admin-frame bg-a-panel text-a-ink">
        <ul className="mx-auto flex w-full max-w-7xl flex-wrap gap-x-2 px-(--gutter) py-4">
          {[
            [sitePath('home'), t.nav.home],
            [sitePath('services'), t.nav.services],
            [sitePath('contact-us'), t.nav['contact-us']],
            ['/privacy', t.footer.privacy],
          ].map(([href, label]) => (
            <li key={href}>
              <a href={href} className={LINK_CLASS}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </footer>
    </div>
  );
}
