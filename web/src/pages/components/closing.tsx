import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { LogoPattern } from '../../ui/logo.tsx';

export interface ClosingWords {
  title: string;
  text: string;
  link: string;
}

/** Last section of a page: leads on to the contact form. */
export function Closing({
  messages: t,
  to = '/contact-us',
}: {
  messages: ClosingWords;
  to?: string;
}) {
  return (
    <section className="wrap section">
      <div className="closing nila">
        <LogoPattern className="field fade" />
        <h2>{t.title}</h2>
        <p className="lead">{t.text}</p>
        <p className="actions">
          <Link to={to} className="button">
            {t.link}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
