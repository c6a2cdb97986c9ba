import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../components/closing.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { Swipe } from '../components/swipe.tsx';
import { Portrait } from './portrait.tsx';
import { FOUNDERS } from './slugs.ts';
import type { Messages } from './messages.ts';

export default function WhoWeAreMobile({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <MobileHead title={t.mobileHeader} lead={t.hero.title} />
      <div className="wrap grid gap-4 pt-6">
        {FOUNDERS.map((slug) => (
          <Link key={slug} to={`/m/who-we-are-section/${slug}`} className="card founder lift">
            <Portrait who={slug} />
            <h2>{t.founders[slug].role}</h2>
            <p>{t.founders[slug].short}</p>
            <span className="more">
              {t.readMore}
              <Icon name="arrow" />
            </span>
          </Link>
        ))}
      </div>
      <section>
        <h2>{t.values.title}</h2>
        <Swipe label={t.values.title}>
          {t.values.items.map(({ title, text }) => (
            <article key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Swipe>
      </section>
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
