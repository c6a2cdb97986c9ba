import type { PageProps } from '#site/page.ts';
import { Carousel } from '../components/carousel.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import type { Messages } from './messages.ts';
import { PackageTable } from './package-table.tsx';
import { ServiceCards } from './service-cards.tsx';

export default function ServicesMobile({ messages: t }: PageProps<Messages>) {
  const { packages } = t;
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.lead} callToAction={t.callToAction}>
      <section>
        <h2>{t.hero.eyebrow}</h2>
        <Carousel label={t.hero.eyebrow}>
          <ServiceCards services={t.services} />
        </Carousel>
      </section>
      <section id="packages">
        <h2>{packages.title}</h2>
        <p className="section-text">{packages.lead}</p>
        <div className="page-container">
          <PackageTable messages={packages} />
        </div>
      </section>
    </MobileHeroPage>
  );
}
