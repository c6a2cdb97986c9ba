import { type AnchorHTMLAttributes, type ReactNode, use, useTransition } from 'react';
import { type Locale, otherLocales, OWN_LANGUAGE_NAMES } from '#studio/locale.ts';
import { LocaleContext, useLocale } from './locale-context.tsx';

interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Locale;
}

export function LocaleSwitch({
  children: show,
  ...props
}: Omit<LocaleLinkProps, 'to' | 'children'> & { children?: (name: string) => ReactNode }) {
  // Keyed by index, so that focus survives the change.
  return Object.entries(otherLocales(useLocale())).map(([place, to]) => (
    <LocaleLink key={place} to={to} {...props}>
      {show ? show(OWN_LANGUAGE_NAMES[to]) : OWN_LANGUAGE_NAMES[to]}
    </LocaleLink>
  ));
}

/** Leads to the page in the language if the app does not run. */
export function LocaleLink({ to: next, ...props }: LocaleLinkProps) {
  const { setLocale, hrefIn } = use(LocaleContext);
  // Busy while a long page renders.
  const [changing, change] = useTransition();
  return (
    <a
      {...props}
      href={hrefIn(next)}
      rel={next === 'en' ? 'nofollow' : undefined}
      // The prerendered link has the page's canonical path (`/about-us`), and no query.
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
