import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { KawungField } from '../../ui/kawung.tsx';

export interface ClosingWords {
  title: string;
  text: string;
  link: string;
}

/** Last section of a page: leads on to the contact form. */
export function Closing({ words, to = '/contact-us' }: { words: ClosingWords; to?: string }) {
  return (
    <section className="wrap section">
      <div className="closing nila">
        <KawungField className="field fade" />
        <h2>{words.title}</h2>
        <p className="lead">{words.text}</p>
        <p className="actions">
          <Link to={to} className="button">
            {words.link}
            <Icon name="arrow" />
          </Link>
        </p>
      </div>
    </section>
  );
}
