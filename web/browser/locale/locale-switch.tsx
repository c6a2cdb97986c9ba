import { type AnchorHTMLAttributes, useTransition } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLocale } from '#studio/locale.ts';
import { useHydrated } from '../use-hydrated.ts';
import { useLocale, useSetLocale } from './locale-context.tsx';

interface LocaleSwitchProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** True on the 404 page, whose prerendered file is served for every path. */
  anywhere?: boolean;
}

/**
 * Link to the page in the other language. With the app it changes the texts in place; without it, it sets Hosting's
 * cookie.
 */
export function LocaleSwitch({ anywhere = false, ...props }: LocaleSwitchProps) {
  const next = otherLocale(useLocale());
  const setLocale = useSetLocale();
  // Rendering a long page takes a while; until then the switch is busy.
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
