import { memo } from 'react';
import { LogoPattern } from '#studio/logo.tsx';
import { studio } from '#studio/studio.ts';
import { Link } from '../features/navigation/link.tsx';
import {
  type LayoutProps,
  Brand,
  ClosingLinks,
  NAVIGATION,
  navigationPath,
} from './navigation.tsx';

export const SiteFooter = memo(function SiteFooter({
  messages: t,
  chat,
  route,
}: Pick<LayoutProps, 'messages' | 'chat' | 'route'>) {
  const ways = [
    { to: `mailto:${t.footer.email}`, shown: t.footer.email },
    { to: `tel:${t.footer.phone}`, shown: t.footer.phoneShown },
    { to: chat, shown: t.footer.whatsapp },
  ];
  return (
    <footer className="footer inverse">
      <LogoPattern className="footer-pattern" />
      <div className="page-container">
        <div>
          <Brand label={t.home} to="/" />
          <p>{t.footer.line}</p>
        </div>
        <nav aria-labelledby="footer-pages">
          <h2 id="footer-pages">{t.footer.pages}</h2>
          <ul className="columns">
            {NAVIGATION.map((name) => (
              <li key={name}>
                <Link to={navigationPath(name)}>{t.nav[name]}</Link>
              </li>
            ))}
          </ul>
        </nav>
        {t.footer.email && (
          <div>
            <h2>{t.footer.reach}</h2>
            <ul>
              {ways.map(({ to, shown }) => (
                <li key={to}>
                  <Link to={to} allowExternal>
                    {shown}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="legal">
          <p>{`© ${studio.name}. ${t.footer.rights}`}</p>
          <ul>
            {t.footer.social.map(({ name, href }) => (
              <li key={name}>
                <Link to={href} allowExternal>
                  {name}
                </Link>
              </li>
            ))}
            <ClosingLinks messages={t} route={route} />
          </ul>
        </div>
      </div>
    </footer>
  );
});
