import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { FounderText } from './founder.tsx';
import { Portrait } from './portrait.tsx';
import { FOUNDERS } from './slugs.ts';
import type { Words } from './words.ts';

export default function WhoWeArePage({ words }: PageProps<Words>) {
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap two">
        {FOUNDERS.map((slug) => (
          <article key={slug} id={slug} className="card founder">
            <Portrait who={slug} />
            <h2>{words.founders[slug].role}</h2>
            <FounderText founder={words.founders[slug]} />
          </article>
        ))}
      </div>
      <section className="wrap section">
        <h2>{words.values.title}</h2>
        <ul className="three mt-8">
          {words.values.items.map(({ title, text }) => (
            <li key={title} className="value">
              <h3>{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <Closing words={words.closing} />
    </>
  );
}
