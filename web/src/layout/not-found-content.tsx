import { Link } from '../features/navigation/index.ts';
import { Logo } from '../ui/logo.tsx';
import type { LayoutMessages } from '../ui/layout-messages.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { NAVIGATION, navigationPath } from './navigation.tsx';

export interface NotFoundProps {
  messages: LayoutMessages;
  /** The requested path, shown as text. */
  path: string;
  /** True where the path belongs to a page whose query was not valid. */
  routed: boolean;
}

/**
 * Content of the 404 page (docs/behaviour.md section 8). One prerendered file is served for every path, so
 * the path is shown once the app has started.
 */
export function NotFoundContent({ messages: t, path, routed }: NotFoundProps) {
  const { title, message, routedMessage, hint } = t.notFound;
  const template = routed ? routedMessage : message;
  return (
    <div className="page-container section">
      <p className="eyebrow">
        <Logo />
        404
      </p>
      <h1>{title}</h1>
      <p className="lead">{useHydrated() ? template.replace('{path}', () => path) : null}</p>
      <p className="mt-6">{hint}</p>
      <ul className="actions">
        {NAVIGATION.map((name) => (
          <li key={name}>
            <Link
              to={navigationPath(name, false)}
              className={name === 'home' ? 'button' : 'button secondary'}
            >
              {t.nav[name]}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
