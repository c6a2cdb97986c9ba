import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { otherLocale } from '../../../../model/locale.ts';
import { useLocale, useSetLocale } from './context.tsx';

/**
 * Link to the same page in the other language. It changes the words in place, so page, scroll position
 * and what was typed stay; before the app has started it is an ordinary link to `?hl=`.
 */
export function LocaleSwitch({ children, className }: { children: ReactNode; className?: string }) {
  const next = otherLocale(useLocale());
  const setLocale = useSetLocale();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.set('hl', next);
  return (
    <a
      href={`${pathname}?${query.toString()}${hash}`}
      hrefLang={next}
      lang={next}
      className={className}
      data-locale-switch={next}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        setLocale(next);
      }}
    >
      {children}
    </a>
  );
}
