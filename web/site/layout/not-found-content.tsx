import { documentAttributes } from '#browser/document-attributes.ts';
import type { LayoutMessages } from '#browser/layout-messages.ts';
import { useHydrated } from '#browser/use-hydrated.ts';
import { Logo, LogoPattern } from '#studio/logo.tsx';
import { Link } from '../features/navigation/link.tsx';
import { navigationPath } from './navigation.tsx';

interface NotFoundProps {
  messages: LayoutMessages;
  /** '' in a file that is served for many paths. */
  path: string;
  /** True for an entry that does not exist. */
  routed: boolean;
}

const LINKS = ['home', 'services', 'our-portofolio', 'blog', 'contact-us'] as const;

export function NotFoundContent({ messages: t, path, routed }: NotFoundProps) {
  const { title, message, routedMessage, hint } = t.notFound;
  const template = routed ? routedMessage : message;
  const isNamed = import.meta.env.SSR ? path !== '' : documentAttributes().named !== undefined;
  const named = useHydrated() || isNamed;
  return (
    <div className="page-container page-hero not-found">
      <LogoPattern className="background-pattern" />
      <p className="eyebrow">
        <Logo />
        <span>404</span>
      </p>
      <h1>{title}</h1>
      <p className="lead">{hint}</p>
      {/* Browser and function may encode it differently. */}
      <p className="meta hero-note" suppressHydrationWarning>
        {named ? template.replace('{path}', () => path) : null}
      </p>
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
