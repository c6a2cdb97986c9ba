import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/hero-page.tsx';
import type { Messages } from './messages.ts';

/** What is stored about visitors, why, how long, and whom to ask. Has no mobile twin; it reads on every width. */
export default function PrivacyPage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        <div className="article-page prose">
          <h2>{t.records.title}</h2>
          {t.records.items.map(({ name, what, why, howLong }) => (
            <section key={name} className="company-value paragraphs">
              <h3>{name}</h3>
              <p>{what}</p>
              <div className="two-columns">
                <div>
                  <h4>{t.records.why}</h4>
                  <p>{why}</p>
                </div>
                <div>
                  <h4>{t.records.howLong}</h4>
                  <p>{howLong}</p>
                </div>
              </div>
            </section>
          ))}
          {t.sections.map(({ title, paragraphs }) => (
            <section key={title} className="paragraphs">
              <h2>{title}</h2>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          <section className="paragraphs">
            <h2>{t.ask.title}</h2>
            <p>
              <span>{t.ask.text}</span>{' '}
              <Link to={`mailto:${t.ask.email}`} allowExternal>
                {t.ask.email}
              </Link>
            </p>
          </section>
        </div>
      </div>
    </HeroPage>
  );
}
