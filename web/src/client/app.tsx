import { startTransition, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import { LocaleProvider, setLanguageCookie, storeLocale } from '../features/locale/index.ts';
import type { GoOptions } from '../features/navigation/index.ts';
import { GoContext, matchPath, resolveTarget } from '../features/navigation/index.ts';
import { Layout } from '../shell/layout.tsx';
import { NotFound } from '../shell/not-found.tsx';
import type { OpenPage } from './open-page.ts';
import { Redirect, openPage } from './open-page.ts';

/**
 * The whole app below the router: shows the open page, and opens the next one completely (middleware,
 * code, words) before the address changes.
 */
export function App({ first, firstLocale }: { first: OpenPage; firstLocale: Locale }) {
  const [page, setPage] = useState(first);
  const [locale, setLocale] = useState(firstLocale);
  const navigate = useNavigate();
  const { pathname } = useLocation();

  const changeLocale = (next: Locale) => {
    storeLocale(next);
    setLanguageCookie(next);
    setLocale(next);
  };

  const go = useMemo(() => {
    const open = async (to: string, options: GoOptions = {}): Promise<void> => {
      const target = resolveTarget(to, { allowExternal: options.allowExternal ?? false });
      if (target.kind === 'refused')
        throw new Error(`Refused to go to an address: ${target.reason}`);
      const url = new URL(target.href, location.href);
      const match = target.kind === 'internal' ? matchPath(url.pathname) : null;
      if (!match) return location.assign(target.href);
      try {
        const next = await openPage(match, url.pathname, locale);
        startTransition(() => {
          setPage(next);
          void navigate(target.href, { replace: options.replace ?? false });
        });
      } catch (error) {
        if (error instanceof Redirect) return leave(error, open);
        console.warn('Cannot load payload', error);
        location.assign(target.href);
      }
    };
    return open;
  }, [locale, navigate]);

  // Back and forward change the address first.
  useEffect(() => {
    if (pathname !== page.path) void go(location.href, { replace: true });
  }, [pathname]); // eslint-disable-line react-hooks/exhaustive-deps

  const words = page.payload.words[locale];
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = words.meta.title;
  }, [locale, words]);

  const { View } = page;
  return (
    <LocaleProvider locale={locale} setLocale={changeLocale}>
      <GoContext value={go}>
        <Layout row={page.row} words={words.shell}>
          {View ? (
            <View
              words={words.page as never}
              content={page.payload.content}
              {...(page.payload.post && { post: page.payload.post })}
            />
          ) : (
            <NotFound words={words.shell} path={page.path === '' ? null : page.path} />
          )}
        </Layout>
      </GoContext>
    </LocaleProvider>
  );
}

function leave({ to, reload }: Redirect, go: (to: string) => Promise<void>): Promise<void> | void {
  const target = resolveTarget(to);
  if (target.kind !== 'internal') throw new Error(`Middleware led to a refused address: ${to}`);
  if (reload) return location.replace(target.href);
  return go(target.href);
}
