import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/page-hero.tsx';
import { FounderBiography, FounderImage, FounderTitle, foundersOf } from './founder.tsx';
import type { Messages } from './messages.ts';

export default function WhoWeArePage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <div className="page-container two-columns">
        {foundersOf(t).map(([slug, founder]) => (
          <article key={slug} id={slug} className="card">
            <FounderImage slug={slug} picture={founder.picture} />
            <FounderTitle founder={founder} />
            <FounderBiography founder={founder} />
          </article>
        ))}
      </div>
      <section className="page-container section">
        <h2>{t.values.title}</h2>
        <ul className="three-columns">
          {t.values.items.map(({ title, text }) => (
            <li key={title} className="company-value">
              <h3>{title}</h3>
              <p className="section-text">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </HeroPage>
  );
}
