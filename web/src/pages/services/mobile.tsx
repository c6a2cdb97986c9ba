import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { Swipe } from '../components/swipe.tsx';
import { PackageCards } from './package-cards.tsx';
import { ServiceCards } from './service-cards.tsx';
import type { Messages } from './messages.ts';

export default function ServicesMobile({ messages: t }: PageProps<Messages>) {
  const { packages } = t;
  return (
    <>
      <MobileHead title={t.mobileHeader} lead={t.hero.lead} />
      <section>
        <h2>{t.hero.eyebrow}</h2>
        <Swipe label={t.hero.eyebrow}>
          <ServiceCards services={t.services} />
        </Swipe>
      </section>
      <section id="packages">
        <h2>{packages.title}</h2>
        <p className="mt-2 text-soft">{packages.lead}</p>
        <Swipe label={packages.table}>
          <PackageCards messages={packages} contact="/m/contact-us" />
        </Swipe>
      </section>
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
