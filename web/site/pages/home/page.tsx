import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { HeroLogo, Logo, LogoPattern } from '#studio/logo.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { HomeCards } from './home-cards.tsx';
import { HeroActions, RecentProjects, Slogans } from './home-sections.tsx';
import type { Messages } from './messages.ts';

export default function HomePage({ messages: t, content }: PageProps<Messages>) {
  return (
    <>
      <div className="hero inverse">
        <LogoPattern className="background-pattern fade-left" />
        <div className="page-container">
          <p className="eyebrow">
            <Logo />
            {t.hero.eyebrow}
          </p>
          <h1>{t.hero.title}</h1>
          <p className="lead">{t.hero.lead}</p>
          <p className="actions">
            <HeroActions messages={t} />
          </p>
        </div>
        {/* Positioned at the lower edge of the hero, so it is last: the height is known then and it does not shift. */}
        <HeroLogo />
      </div>
      <section className="slogans">
        <div className="page-container">
          <h2>{t.slogans.title}</h2>
          <p className="section-text">{t.slogans.hint}</p>
          <Slogans messages={t.slogans} />
        </div>
      </section>
      <RecentProjects
        messages={t.projects}
        prerendered={content.portfolio}
        sizes="(width < 48rem) 92vw, 40rem"
      >
        {(cards) => (
          <section className="page-container section">
            <h2>{t.projects.title}</h2>
            <div className="two-columns">{cards}</div>
            <p className="actions">
              <Link to="/our-portofolio" className="button secondary">
                {t.projects.all}
              </Link>
            </p>
          </section>
        )}
      </RecentProjects>
      <section className="page-container">
        <h2 className="announcer">{t.cards.title}</h2>
        <div className="card-grid">
          <HomeCards messages={t.cards} testimonials={content.testimonials} />
        </div>
      </section>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
