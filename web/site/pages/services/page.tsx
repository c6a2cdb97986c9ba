import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/page-hero.tsx';
import type { Messages } from './messages.ts';
import { PackageTable } from './package-table.tsx';
import { ServiceCards } from './service-cards.tsx';

export default function ServicesPage({ messages: t }: PageProps<Messages>) {
  const { packages } = t;
  return (
    <HeroPage messages={t}>
      <div className="page-container three-columns">
        <ServiceCards services={t.services} />
      </div>
      <section className="page-container section" id="packages">
        <h2>{packages.title}</h2>
        <p className="lead">{packages.lead}</p>
        <PackageTable messages={packages} />
      </section>
    </HeroPage>
  );
}
