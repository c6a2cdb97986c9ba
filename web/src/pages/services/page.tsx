import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PackageTable } from './package-table.tsx';
import { ServiceCards } from './service-cards.tsx';
import type { Messages } from './messages.ts';

export default function ServicesPage({ messages: t }: PageProps<Messages>) {
  const { packages } = t;
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container three-columns">
        <ServiceCards services={t.services} />
      </div>
      <section className="page-container section" id="packages">
        <h2>{packages.title}</h2>
        <p className="lead">{packages.lead}</p>
        <PackageTable messages={packages} contact="/contact-us" />
      </section>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
