import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { Carousel } from '../components/carousel.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { FounderImage, FounderTitle, foundersOf } from './founder.tsx';
import type { Messages } from './messages.ts';

export default function WhoWeAreMobile({ messages: t }: PageProps<Messages>) {
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.title} callToAction={t.callToAction}>
      <div className="page-container mobile-content founders">
        {foundersOf(t).map(([slug, founder]) => (
          <Link key={slug} to={`/m/who-we-are-section/${slug}`} className="card hover-lift">
            <FounderImage slug={slug} picture={founder.picture} />
            <FounderTitle founder={founder} />
            <p>{founder.short}</p>
            <span className="text-link">
              {t.readMore}
              <Icon name="arrow" />
            </span>
          </Link>
        ))}
      </div>
      <section>
        <h2>{t.values.title}</h2>
        <Carousel label={t.values.title}>
          {t.values.items.map(({ title, text }) => (
            <article key={title} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </article>
          ))}
        </Carousel>
      </section>
    </MobileHeroPage>
  );
}
