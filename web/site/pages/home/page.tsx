import { Link } from '#site/features/navigation/link.tsx';
import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Eyebrow } from '#site/ui/eyebrow.tsx';
import { HeroLogo, LogoPattern } from '#studio/logo.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { Cards } from '../components/cards.tsx';
import { MobileHero } from '../components/hero-page.tsx';
import { ProjectList } from '../components/project-list.tsx';
import { Section } from '../components/section.tsx';
import { ArrowLink, HomeCards } from './home-cards.tsx';
import { HeroActions, Slogans } from './home-sections.tsx';
import type { Messages } from './messages.ts';

export default function HomePage({ messages: t, content }: PageProps<Messages>) {
  const { cards, projects, slogans } = t;
  const isMobile = useLayout() === 'mobile';
  // Projects of one year stay in the order of the list. Numbers: a first `localeCompare` takes a phone 50 ms.
  const newest = (content.portfolio ?? []).toSorted((a, b) => Number(b.year) - Number(a.year));
  const homeCards = (
    <Cards label={cards.title} grid="card-grid">
      <HomeCards messages={cards} testimonials={content.testimonials} />
    </Cards>
  );
  return (
    <>
      {isMobile ? (
        <MobileHero {...t.hero}>
          <div className="actions">
            <HeroActions messages={t} />
          </div>
        </MobileHero>
      ) : (
        <>
          <DesktopHero messages={t} />
          <section className="slogans">
            <div className="page-container">
              <h2>{slogans.title}</h2>
              <p className="section-text">{slogans.hint}</p>
              <Slogans messages={slogans} />
            </div>
          </section>
        </>
      )}
      {newest.length > 0 && (
        <Section title={projects.title}>
          <Cards label={projects.title} grid="two-columns">
            <ProjectList
              items={newest}
              messages={projects.card}
              heading="h3"
              sizes={isMobile ? '84vw' : '(width < 48rem) 92vw, 40rem'}
              most={2}
            />
          </Cards>
          {isMobile ? (
            <div className="page-container">
              <ArrowLink to="/our-portofolio">{projects.all}</ArrowLink>
            </div>
          ) : (
            <p className="actions">
              <Link to="/our-portofolio" className="button secondary">
                {projects.all}
              </Link>
            </p>
          )}
        </Section>
      )}
      {isMobile ? (
        <>
          <Section title={cards.title}>{homeCards}</Section>
          <Section title={slogans.title}>
            <p className="section-text">{slogans.hint}</p>
            <div className="page-container">
              <Slogans messages={slogans} />
            </div>
          </Section>
        </>
      ) : (
        <section className="page-container">
          <h2 className="announcer">{cards.title}</h2>
          {homeCards}
        </section>
      )}
      <CallToAction messages={t.callToAction} />
    </>
  );
}

function DesktopHero({ messages: t }: { messages: Messages }) {
  return (
    <div className="hero inverse">
      <LogoPattern className="background-pattern fade-left" />
      <div className="page-container">
        <Eyebrow>{t.hero.eyebrow}</Eyebrow>
        <h1>{t.hero.title}</h1>
        <p className="lead">{t.hero.lead}</p>
        <p className="actions">
          <HeroActions messages={t} />
        </p>
      </div>
      {/* Last, because it stands at the lower edge of the hero: the height is known then and nothing shifts. */}
      <HeroLogo />
    </div>
  );
}
