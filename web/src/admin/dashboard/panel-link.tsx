import type { ReactNode } from 'react';
import type { Locale } from '../../../../model/locale.ts';
import { Link } from '../../features/navigation/index.ts';

/** Link from a panel of the dashboard to its page. */
export function PanelLink({
  to,
  lang,
  children,
}: {
  to: string;
  /** Of the text, where it may not be that of the page. */
  lang?: Locale | undefined;
  children: ReactNode;
}) {
  return (
    <Link to={to} lang={lang} className="control-link control-link-alone">
      {children}
    </Link>
  );
}
