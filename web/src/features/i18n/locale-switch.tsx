import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLocale } from '../../../../model/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLocale, useSetLocale } from './locale-context.tsx';

interface LocaleSwitchProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** True on the 404 page, whose prerendered file answers for every path. */
  anywhere?: boolean;
}

/**
 * Link to the same page in the other language. It changes the words in place, so page, scroll position
 * and what was typed stay. Clicked before the app has started, the click is kept for the app (`boot.ts`).
 * Where no app comes, it leads over a function that sets Hosting's cookie (docs/decisions/0002).
 */
export function LocaleSwitch({ anywhere = false, ...props }: LocaleSwitchProps) {
  const next = otherLocale(useLocale());
  const setLocale = useSetLocale();
  const hydrated = useHydrated();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set('hl', next);
  const withoutApp = `/api/language?to=${next}${anywhere ? '' : `&back=${pathname}`}`;
  return (
    <a
      {...props}
      href={hydrated ? `${pathname}?${query}${hash}` : withoutApp}
      // Search engines find the languages by the head and the sitemap.
      rel={hydrated ? undefined : 'nofollow'}
      // At a page's second address (`/about-us`) the prerendered link leads back to the first.
      suppressHydrationWarning
      hrefLang={next}
      data-locale-switch={next}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setLocale(next);
      }}
    />
  );
}
