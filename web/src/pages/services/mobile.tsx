import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Swipe } from '../parts/swipe.tsx';
import { PackageCards } from './package-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import type { Words } from './words.ts';

export default function ServicesMobile({ words }: PageProps<Words>) {
  const { packages } = words;
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.lead} />
      <section>
        <h2>{words.hero.eyebrow}</h2>
        <Swipe label={words.hero.eyebrow}>
          <ServiceCards services={words.services} />
        </Swipe>
      </section>
      <section id="packages">
        <h2>{packages.title}</h2>
        <p className="mt-2 text-soft">{packages.lead}</p>
        <Swipe label={packages.table}>
          <PackageCards words={packages} contact="/m/contact-us" />
        </Swipe>
      </section>
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
