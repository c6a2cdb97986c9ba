import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { PackageCards } from './package-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import type { Words } from './words.ts';

export default function ServicesPage({ words }: PageProps<Words>) {
  const { packages } = words;
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap three">
        <ServiceCards services={words.services} />
      </div>
      <section className="wrap section" id="packages">
        <h2>{packages.title}</h2>
        <p className="lead">{packages.lead}</p>
        <div className="three mt-8">
          <PackageCards words={packages} contact="/contact-us" />
        </div>
      </section>
      <Closing words={words.closing} />
    </>
  );
}
