import type { AnchorHTMLAttributes } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLocale } from '../../../../model/locale.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useLocale, useSetLocale } from './context.tsx';

/**
 * Link to the same page in the other language. It changes the words in place, so page, scroll position
 * and what was typed stay. Clicked before the app has started, the click is kept for the app (`boot.ts`).
 */
export function LocaleSwitch(props: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>) {
  const next = otherLocale(useLocale());
  const setLocale = useSetLocale();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(useHydrated() ? search : '');
  query.set('hl', next);
  // Relative while it hydrates: prerendered HTML answers for several addresses.
  const href = useHydrated() ? `${pathname}?${query}${hash}` : `?${query}`;
  return (
    <a
      {...props}
      href={href}
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
