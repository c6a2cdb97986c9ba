import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { PackageCards } from './package-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import type { Messages } from './messages.ts';

export default function ServicesPage({ messages: t }: PageProps<Messages>) {
  const { packages } = t;
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap three">
        <ServiceCards services={t.services} />
      </div>
      <section className="wrap section" id="packages">
        <h2>{packages.title}</h2>
        <p className="lead">{packages.lead}</p>
        <div className="three mt-8">
          <PackageCards messages={packages} contact="/contact-us" />
        </div>
      </section>
      <Closing messages={t.closing} />
    </>
  );
}
