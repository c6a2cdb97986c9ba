import { useLayout } from '#site/layout/use-layout.ts';
import type { PageProps } from '#site/page.ts';
import { Cards } from '../components/cards.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { Section } from '../components/section.tsx';
import type { Messages } from './messages.ts';
import { PackageTable } from './package-table.tsx';
import { ServiceCards } from './service-cards.tsx';

export default function ServicesPage({ messages: t }: PageProps<Messages>) {
  const { hero, packages, services } = t;
  const isMobile = useLayout() === 'mobile';
  const cards = (
    <Cards label={hero.eyebrow} grid="page-container three-columns">
      <ServiceCards services={services} />
    </Cards>
  );
  return (
    <HeroPage messages={t}>
      {isMobile ? <Section title={hero.eyebrow}>{cards}</Section> : cards}
      <Section id="packages" title={packages.title}>
        <p className={isMobile ? 'section-text' : 'lead'}>{packages.lead}</p>
        <div className={isMobile ? 'page-container' : undefined}>
          <PackageTable messages={packages} />
        </div>
      </Section>
    </HeroPage>
  );
}
