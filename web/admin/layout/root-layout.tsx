import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { PAGE_SHOWN } from '#browser/document-attributes.ts';
import { layoutMessages as siteMessages } from '#browser/layout-messages.ts';
import { LocaleContext, useLanguage, useLocale } from '#browser/locale/locale-context.tsx';
import { visitorLocale } from '#browser/locale/visitor-locale.ts';
import type { Locale } from '#studio/locale.ts';
import { LogoDefinitions } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { pageAt } from '../pages.ts';
import { buttonClass } from '../ui/button.tsx';
import { controlMessages } from '../ui/messages.ts';

function titleOf(pathname: string, locale: Locale): string {
  const page = pageAt(pathname);
  const title = page?.title[locale] ?? siteMessages[locale].notFound.title;
  return `${title}${page?.guard === 'admin' ? ' · Admin' : ''} | ${studio.name}`;
}

export function RootLayout() {
  const language = useLanguage(visitorLocale, false);
  const { locale } = language;
  const { pathname } = useLocation();
  const title = titleOf(pathname, locale);
  const first = useRef(pathname);
  useLayoutEffect(() => {
    document.documentElement.lang = locale;
    document.title = title;
  }, [locale, title]);
  useEffect(() => {
    if (first.current === pathname) return;
    first.current = '';
    dispatchEvent(new Event(PAGE_SHOWN));
    const heading = document.querySelector<HTMLElement>('h1, main');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);
  const isNavigating = useNavigation().state !== 'idle';
  return (
    <LocaleContext value={language}>
      <LogoDefinitions />
      <Outlet />
      <ScrollRestoration />
      {isNavigating && <div className="navigating shown-late" />}
    </LocaleContext>
  );
}

export function FirstCheck() {
  return (
    <p role="status" className="shown-late p-6">
      {controlMessages[visitorLocale()].loading}
    </p>
  );
}

/** Loads documents, because the program may have failed as a whole. */
export function ErrorPage() {
  const { title, message, hint, reload, home } = siteMessages[useLocale()].failed;
  return (
    <div className="admin grid justify-items-start gap-3 p-6">
      <h1 className="text-2xl">{title}</h1>
      <p>{message}</p>
      <p>{hint}</p>
      <p className="flex flex-wrap gap-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
        <a href="" className={buttonClass('primary')}>
          {reload}
        </a>
        <a href="/" className={buttonClass('plain')}>
          {home}
        </a>
      </p>
    </div>
  );
}
