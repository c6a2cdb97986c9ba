import { Link } from '#site/features/navigation/link.tsx';
import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { Carousel } from '../components/cards.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent, Section } from '../components/section.tsx';
import { FounderBiography, FounderImage, FounderTitle, foundersOf } from './founder.tsx';
import type { Messages } from './messages.ts';

export default function WhoWeArePage({ messages: t }: PageProps<Messages>) {
  const isMobile = useLayout() === 'mobile';
  return (
    <HeroPage messages={t} mobileLead={t.hero.title}>
      <PageContent className={isMobile ? 'founders' : 'two-columns'}>
        {isMobile ? <FounderLinks messages={t} /> : <Founders messages={t} />}
      </PageContent>
      <Section title={t.values.title}>
        {isMobile ? <ValueCards messages={t.values} /> : <Values messages={t.values} />}
      </Section>
    </HeroPage>
  );
}

function Founders({ messages }: { messages: Messages }) {
  return foundersOf(messages).map(([slug, founder]) => (
    <article key={slug} id={slug} className="card">
      <FounderImage slug={slug} picture={founder.picture} />
      <FounderTitle founder={founder} />
      <FounderBiography founder={founder} />
    </article>
  ));
}

function FounderLinks({ messages: t }: { messages: Messages }) {
  return foundersOf(t).map(([slug, founder]) => (
    <Link key={slug} to={`/m/who-we-are-section/${slug}`} className="card hover-lift">
      <FounderImage slug={slug} picture={founder.picture} />
      <FounderTitle founder={founder} />
      <p>{founder.short}</p>
      <span className="text-link">
        <span>{t.readMore}</span>
        <Icon name="arrow" />
      </span>
    </Link>
  ));
}

function Values({ messages: t }: { messages: Messages['values'] }) {
  return (
    <ul className="three-columns">
      {t.items.map(({ title, text }) => (
        <li key={title} className="company-value">
          <h3>{title}</h3>
          <p className="section-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}

function ValueCards({ messages: t }: { messages: Messages['values'] }) {
  return (
    <Carousel label={t.title}>
      {t.items.map(({ title, text }) => (
        <article key={title} className="card">
          <h3>{title}</h3>
          <p>{text}</p>
        </article>
      ))}
    </Carousel>
  );
}
