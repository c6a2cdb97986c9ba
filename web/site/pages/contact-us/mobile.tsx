import type { PageProps } from '#site/page.ts';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { ContactContent } from './contact-content.tsx';
import type { Messages } from './messages.ts';

export default function ContactMobile({ messages: t }: PageProps<Messages>) {
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.lead}>
      <div className="page-container contact-page mobile-content">
        <ContactContent messages={t} page="/m/contact-us" />
      </div>
    </MobileHeroPage>
  );
}
