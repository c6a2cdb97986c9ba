import type { PageProps } from '#site/page.ts';
import { Carousel } from '../components/carousel.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { ArrowLink, HomeCards } from './home-cards.tsx';
import { HeroActions, RecentProjects, Slogans } from './home-sections.tsx';
import type { Messages } from './messages.ts';

export default function HomeMobile({ messages: t, content }: PageProps<Messages>) {
  const { cards, projects, slogans } = t;
  const actions = (
    <div className="actions">
      <HeroActions messages={t} />
    </div>
  );
  return (
    <MobileHeroPage {...t.hero} actions={actions} callToAction={t.callToAction}>
      <RecentProjects messages={projects} prerendered={content.portfolio} sizes="84vw">
        {(list) => (
          <section>
            <h2>{projects.title}</h2>
            <Carousel label={projects.title}>{list}</Carousel>
            <div className="page-container">
              <ArrowLink to="/our-portofolio">{projects.all}</ArrowLink>
            </div>
          </section>
        )}
      </RecentProjects>
      <section>
        <h2>{cards.title}</h2>
        <Carousel label={cards.title}>
          <HomeCards messages={cards} testimonials={content.testimonials} />
        </Carousel>
      </section>
      <section>
        <h2>{slogans.title}</h2>
        <p className="section-text">{slogans.hint}</p>
        <div className="page-container">
          <Slogans messages={slogans} />
        </div>
      </section>
    </MobileHeroPage>
  );
}
