import { Link } from '../features/navigation/index.ts';
import { Logo } from '../ui/logo.tsx';
import type { LayoutMessages } from '../ui/layout-messages.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { NAVIGATION, navigationPath } from './navigation.ts';

export interface NotFoundProps {
  messages: LayoutMessages;
  /** What was asked for, shown as text. */
  path: string;
  /** True where a page answers to the path, and it is the rest of the address that means nothing. */
  routed: boolean;
}

/**
 * The 404 page's content (docs/behaviour.md, section 8). Its prerendered file answers for every path, so the
 * path comes in when the app starts.
 */
export function NotFoundContent({ messages: t, path, routed }: NotFoundProps) {
  const { title, message, routedMessage, hint } = t.notFound;
  const wording = routed ? routedMessage : message;
  return (
    <div className="wrap section">
      <p className="eyebrow">
        <Logo />
        404
      </p>
      <h1>{title}</h1>
      <p className="lead">{useHydrated() ? wording.replace('{path}', () => path) : null}</p>
      <p className="mt-6">{hint}</p>
      <ul className="actions">
        {NAVIGATION.map((name) => (
          <li key={name}>
            <Link to={navigationPath(name, false)} className="button quiet">
              {t.nav[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
