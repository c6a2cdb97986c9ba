import { type AnchorHTMLAttributes, type ReactNode, use, useTransition } from 'react';
import { type Locale, otherLocales, OWN_LANGUAGE_NAMES } from '#studio/locale.ts';
import { LocaleContext, useLocale } from './locale-context.tsx';

interface LocaleLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Locale;
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

/** Without the app, leads to the page in the language. */
export function LocaleLink({ to: next, ...props }: LocaleLinkProps) {
  const { setLocale, hrefIn } = use(LocaleContext);
  // Busy while a long page renders.
  const [changing, change] = useTransition();
  return (
    <a
      {...props}
      href={hrefIn(next)}
      // Search engines find the English page at `/x`.
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
