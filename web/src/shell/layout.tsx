import type { ReactNode } from 'react';
import type { RouteRow } from '../routes.ts';
import type { ShellWords } from '../ui/shell/words.ts';
import { LocaleSwitch } from '../features/locale/index.ts';

export interface LayoutProps {
  /** The page shown, or null for the 404 and error pages. */
  row: RouteRow | null;
  words: ShellWords;
  children: ReactNode;
}

/** What surrounds a page: navigation above, footer below. Admin pages bring their own. */
export function Layout({ row, words, children }: LayoutProps) {
  if (row?.area === 'admin') return children;
  return (
    <>
      <a href="#main">{words.skip}</a>
      <header>
        <LocaleSwitch>ID / EN</LocaleSwitch>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
