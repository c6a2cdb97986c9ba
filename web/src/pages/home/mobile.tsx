import { useLocale } from '../../features/locale/index.ts';
import { pickTranslations, useContent } from '../../features/content/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../public-ui/icons.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { MobileHero } from '../components/mobile-hero.tsx';
import { Carousel } from '../components/carousel.tsx';
import { HomeCards } from './home-cards.tsx';
import { RecentProjects } from './recent-projects.tsx';
import { Slogans } from './slogans.tsx';
import type { Messages } from './messages.ts';

export default function HomeMobile({ messages: t, content }: PageProps<Messages>) {
  const { hero, cards } = t;
  const { items } = useContent('testimonials', content.testimonials);
  const testimonial = pickTranslations(items, useLocale())[0];
  return (
    <>
      <MobileHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead}>
        <div className="actions">
          <Link to="/m/contact-us" className="button">
            {hero.write}
            <Icon name="arrow" />
          </Link>
          <Link to="/m/services#packages" className="button secondary">
            {hero.packages}
          </Link>
          <Link to={t.cards.call.chat} allowExternal className="button secondary on-phones">
            {t.cards.call.whatsapp}
          </Link>
        </div>
      </MobileHero>
      <RecentProjects messages={t.projects} prerendered={content.portfolio} sizes="84vw">
        {(projects) => (
          <section>
            <h2>{t.projects.title}</h2>
            <Carousel label={t.projects.title}>{projects}</Carousel>
            <div className="page-container">
              <Link to="/m/our-portofolio" className="text-link">
                {t.projects.all}
                <Icon name="arrow" />
              </Link>
            </div>
          </section>
        )}
      </RecentProjects>
      <section>
        <h2>{cards.title}</h2>
        <Carousel label={cards.title}>
          <HomeCards messages={cards} testimonial={testimonial} />
        </Carousel>
      </section>
      <section>
        <h2>{t.slogans.title}</h2>
        <p className="section-text">{t.slogans.hint}</p>
        <div className="page-container">
          <Slogans messages={t.slogans} />
        </div>
      </section>
      <CallToAction messages={t.callToAction} to="/m/contact-us" />
    </>
  );
}
