import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { FounderText } from './founder.tsx';
import { Portrait } from './portrait.tsx';
import { FOUNDERS } from './slugs.ts';
import type { Messages } from './messages.ts';

export default function WhoWeArePage({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap two">
        {FOUNDERS.map((slug) => (
          <article key={slug} id={slug} className="card founder">
            <Portrait who={slug} />
            <h2>{t.founders[slug].role}</h2>
            <FounderText founder={t.founders[slug]} />
          </article>
        ))}
      </div>
      <section className="wrap section">
        <h2>{t.values.title}</h2>
        <ul className="three mt-8">
          {t.values.items.map(({ title, text }) => (
            <li key={title} className="value">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Closing messages={t.closing} />
    </>
  );
}
