import type { LayoutMessages } from '#browser/layout-messages.ts';
import { LogoPattern } from '#studio/logo.tsx';
import { Link } from '../features/navigation/link.tsx';
import { matchPath } from '../features/navigation/match.ts';
import { Eyebrow } from '../ui/eyebrow.tsx';
import { navigationPath } from './navigation.tsx';

interface NotFoundProps {
  messages: LayoutMessages;
  path: string;
}

const LINKS = ['home', 'services', 'our-portofolio', 'blog', 'contact-us'] as const;

export function NotFoundContent({ messages: t, path }: NotFoundProps) {
  const { title, message, routedMessage, hint } = t.notFound;
  // An entry that does not exist.
  const template = matchPath(path) ? routedMessage : message;
  return (
    <div className="page-container page-hero not-found">
      <LogoPattern className="background-pattern" />
      <Eyebrow>404</Eyebrow>
      <h1>{title}</h1>
      <p className="lead">{hint}</p>
      <p className="meta hero-note">{path && template.replace('{path}', () => path)}</p>
      <ul className="actions">
        {LINKS.map((name) => (
          <li key={name}>
            <Link
              to={navigationPath(name)}
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
