import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Locale } from '../../../model/locale.ts';
import { LocaleProvider } from '../features/i18n/index.ts';
import { NavigateContext, PhoneContext, usePhone } from '../features/navigation/index.ts';
import { ErrorContent } from '../layout/error-content.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundContent } from '../layout/not-found-content.tsx';
import { Announcer } from './announcer.tsx';
import type { ErrorKind } from './error-boundary.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { updateHead } from './head.ts';
import type { OpenPage } from './open-page.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { useScrollRestoration } from './scroll-restoration.ts';
import { useLanguage } from './use-language.ts';
import { useNavigation } from './use-navigation.ts';

export interface AppProps {
  first: OpenPage;
  firstLocale: Locale;
  /** Called once, when the app listens. */
  onStarted?: () => void;
}

/** The whole app below the router: language, the open page, and what to show when it breaks. */
export function App({ first, firstLocale, onStarted }: AppProps) {
  const { locale, setLocale } = useLanguage(firstLocale);
  const { page, go } = useNavigation(first, locale);
  const phone = usePhone(page.row?.area === 'mobile');
  const { key } = useLocation();
  const [caught, setCaught] = useState<{ key: string; problem: ErrorKind } | null>(null);
  const { meta, page: t, layout } = page.payload.messages[locale];
  const caughtHere = caught?.key === key ? caught.problem : null;
  const problem = page.View ? caughtHere : 'not-found';
  const head = { ...meta, ...(problem && { title: layout[wordsOf[problem]].title }) };
  const { View } = page;

  useScrollRestoration(page.path);
  useLayoutEffect(() => updateHead(head, locale, problem ? null : page.row));
  useEffect(() => prefetchLinks(), [page]);
  useEffect(() => {
    delete document.documentElement.dataset['wait'];
    onStarted?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const notFound = (
    <NotFoundContent messages={layout} path={page.path} routed={page.row !== null} />
  );
  const fallback = (kind: ErrorKind) =>
    kind === 'failed' ? <ErrorContent messages={layout} /> : notFound;
  return (
    <LocaleProvider locale={locale} setLocale={setLocale}>
      <NavigateContext value={go}>
        <PhoneContext value={phone}>
          <ErrorBoundary resetKey={key} fallback={fallback}>
            <Layout row={page.row} messages={layout}>
              <ErrorBoundary
                resetKey={key}
                fallback={fallback}
                onProblem={(kind) => setCaught({ key, problem: kind })}
              >
                {View ? (
                  <View
                    messages={t as never}
                    content={page.payload.content}
                    {...(page.payload.post && { post: page.payload.post })}
                  />
                ) : (
                  notFound
                )}
              </ErrorBoundary>
            </Layout>
          </ErrorBoundary>
          <Announcer title={head.title} />
        </PhoneContext>
      </NavigateContext>
    </LocaleProvider>
  );
}

const wordsOf = { 'not-found': 'notFound', failed: 'failed' } as const satisfies Record<
  ErrorKind,
  string
>;
