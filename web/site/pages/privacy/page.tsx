import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { ArticleSections } from '../components/article-sections.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import type { Messages } from './messages.ts';

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
          <ArticleSections sections={t.sections} />
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
