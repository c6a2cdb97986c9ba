import { type AnchorHTMLAttributes, type ReactNode, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { type Locale, otherLocales, OWN_LANGUAGE_NAMES } from '#studio/locale.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLocale, useSetLocale } from './locale-context.tsx';

interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Locale;
  /** The 404 page's file is served for every path. */
  anywhere?: boolean;
}

/** @param children the language's own name by default */
export function LocaleSwitch({
  children: show,
  ...props
}: Omit<LocaleLinkProps, 'to' | 'children'> & { children?: (name: string) => ReactNode }) {
  // Known by its place, the pressed link keeps the focus.
  return Object.entries(otherLocales(useLocale())).map(([place, to]) => (
    <LocaleLink key={place} to={to} {...props}>
      {show ? show(OWN_LANGUAGE_NAMES[to]) : OWN_LANGUAGE_NAMES[to]}
    </LocaleLink>
  ));
}

/** Without the app, sets Hosting's cookie. */
export function LocaleLink({ to: next, anywhere = false, ...props }: LocaleLinkProps) {
  const setLocale = useSetLocale();
  // Busy while a long page renders.
  const [changing, change] = useTransition();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set('hl', next);
  const withoutApp = `/api/language?to=${next}${anywhere ? '' : `&back=${pathname}`}`;
  return (
    <a
      {...props}
      href={hydrated ? `${pathname}?${query}${hash}` : withoutApp}
      // Search engines find the languages in the head and the sitemap.
      rel={hydrated ? undefined : 'nofollow'}
      // At an alias (`/about-us`) the prerendered link has the page's canonical path.
      suppressHydrationWarning
      lang={next}
      hrefLang={next}
      data-locale-switch={next}
      aria-busy={changing || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        change(() => setLocale(next));
      }}
    />
  );
}
