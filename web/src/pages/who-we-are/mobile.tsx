import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../parts/closing.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Swipe } from '../parts/swipe.tsx';
import { Portrait } from './portrait.tsx';
import { FOUNDERS } from './slugs.ts';
import type { Words } from './words.ts';

export default function WhoWeAreMobile({ words }: PageProps<Words>) {
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.title} />
      <div className="wrap grid gap-4 pt-6">
        {FOUNDERS.map((slug) => (
          <Link key={slug} to={`/m/who-we-are-section/${slug}`} className="card founder lift">
            <Portrait who={slug} />
            <h2>{words.founders[slug].role}</h2>
            <p>{words.founders[slug].short}</p>
            <span className="more">
              {words.readMore}
              <Icon name="arrow" />
            </span>
          </Link>
        ))}
      </div>
      <section>
        <h2>{words.values.title}</h2>
        <Swipe label={words.values.title}>
          {words.values.items.map(({ title, text }) => (
            <article key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Swipe>
      </section>
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
