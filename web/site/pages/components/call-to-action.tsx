import { Link } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { LogoPattern } from '#studio/logo.tsx';

export interface CallToActionMessages {
  title: string;
  text: string;
  link: string;
}

export function CallToAction({
  messages: t,
  to = '/contact-us',
}: {
  messages: CallToActionMessages;
  to?: string;
}) {
  return (
    <section className="page-container section">
      <div className="cta inverse">
        <LogoPattern className="background-pattern fade-left" />
        <h2>{t.title}</h2>
        <p className="lead">{t.text}</p>
        <p className="actions">
          <Link to={to} className="button">
            <span>{t.link}</span>
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
