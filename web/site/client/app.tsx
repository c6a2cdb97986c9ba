import { type ReactNode, Component, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGE_SHOWN, documentAttributes } from '#browser/document-attributes.ts';
import { LocaleContext, useLanguage } from '#browser/locale/locale-context.tsx';
import { PREVIEW_LINK_PATH } from '#model/preview-links/path.ts';
import { type Locale, splitPath } from '#studio/locale.ts';
import { PhoneContext, usePhone } from '../features/navigation/device.ts';
import { LinkLocaleContext } from '../features/navigation/href.ts';
import { NavigateContext } from '../features/navigation/link.tsx';
import { canonicalOf } from '../features/seo/canonical.ts';
import { ErrorContent } from '../layout/error-content.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundContent } from '../layout/not-found-content.tsx';
import { postsRoute } from '../routes.ts';
import type { OpenPage } from './open-page.ts';
import { useScrollRestoration } from './scroll-restoration.ts';
import { useNavigation } from './use-navigation.ts';

interface AppProps {
  firstPage: OpenPage;
  firstLocale: Locale;
  onRendered?: () => void;
  onStarted?: () => void;
}

export function App({ firstPage, firstLocale, onRendered, onStarted }: AppProps) {
  const { key, pathname } = useLocation();
  const language = useLanguage(firstLocale, !pathname.startsWith(PREVIEW_LINK_PATH));
  const { locale } = language;
  // English links are bare, unless the address says that a bare one may answer in another language.
  const linkLocale = locale !== 'en' || splitPath(pathname).locale === 'en' ? locale : null;
  const { page, navigateTo } = useNavigation(firstPage, linkLocale);
  const phone = usePhone(page.route?.layout === 'mobile');
  const [caught, setCaught] = useState<string | null>(null);
  const { page: t, chat } = page.payload.messages[locale];
  const layout = page.layoutTexts[locale];
  const { title, canonical } = headOf(page, locale, caught === key);
  const { View } = page;

  useScrollRestoration(page.path);
  usePageTransition(page.path);
  useLayoutEffect(() => updateHead({ title, canonical }, locale), [title, canonical, locale]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(() => onRendered?.(), []);
  useEffect(() => void dispatchEvent(new Event(PAGE_SHOWN)), [page]);
  useEffect(() => {
    delete documentAttributes().hidden;
    onStarted?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const failed = <ErrorContent messages={layout} />;
  return (
    <LocaleContext value={language}>
      <NavigateContext value={navigateTo}>
        <LinkLocaleContext value={linkLocale}>
          <PhoneContext value={phone}>
            <ErrorBoundary resetKey={key} fallback={failed}>
              <Layout route={page.route} messages={layout} chat={chat}>
                <ErrorBoundary resetKey={key} fallback={failed} onError={() => setCaught(key)}>
                  {View ? (
                    <View {...page.payload} messages={t as never} path={page.path} />
                  ) : (
                    import.meta.env.SSR && <NotFoundContent messages={layout} path={page.path} />
                  )}
                </ErrorBoundary>
              </Layout>
            </ErrorBoundary>
            <RouteAnnouncer title={title} />
          </PhoneContext>
        </LinkLocaleContext>
      </NavigateContext>
    </LocaleContext>
  );
}

interface TabHead {
  title: string;
  /** Null: search engines are not to index it. */
  canonical: string | null;
}

function headOf(
  { route, payload, layoutTexts }: OpenPage,
  locale: Locale,
  failed: boolean,
): TabHead {
  if (failed) return { title: layoutTexts[locale].failed.title, canonical: null };
  const { messages, post, project } = payload;
  const isPage = route && route !== postsRoute;
  return {
    title: messages[locale].title,
    canonical: isPage ? canonicalOf(route, locale, post ?? project) : null,
  };
}

/** The served head alone has what only programs read. */
function updateHead({ title, canonical }: TabHead, locale: Locale): void {
  const { documentElement: root, head } = document;
  // Setting even the same value makes the browser restyle every element.
  if (root.lang !== locale) root.lang = locale;
  if (document.title !== title) document.title = title;
  const robots = canonical === null ? 'noindex' : 'all';
  head.querySelector('meta[name=robots]')?.setAttribute('content', robots);
  const link = head.querySelector('link[rel=canonical]');
  if (canonical === null) return link?.remove();
  if (link) return link.setAttribute('href', canonical);
  head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href: canonical }));
}

const APPEARANCE_MS = 160;

/** The first frame has the whole page; `document.startViewTransition` would delay it. */
function usePageTransition(path: string): void {
  const shown = useRef(path);
  useLayoutEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    document.querySelector('main')?.animate({ opacity: [0.5, 1] }, APPEARANCE_MS);
  }, [path]);
}

function RouteAnnouncer({ title }: { title: string }) {
  const firstTitle = useRef(title);
  return (
    <p className="announcer" role="status" aria-live="polite">
      {title === firstTitle.current ? '' : title}
    </p>
  );
}

interface Props {
  resetKey: string;
  fallback: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

interface State {
  failed: boolean;
  resetKey: string;
}

class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
