import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { MobileHero } from '../components/mobile-hero.tsx';
import { ChatFirst, ContactMethods } from './contact-methods.tsx';
import type { Messages } from './messages.ts';

export default function ContactMobile({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <MobileHero title={t.mobileHeader} lead={t.hero.lead} />
      <div className="page-container contact-page mobile-content">
        <div>
          <SentNotice messages={t.results} />
          <ChatFirst messages={t.contactMethods} />
          <ContactForm messages={t} page="/m/contact-us" />
        </div>
        <ContactMethods messages={t.contactMethods} />
      </div>
    </>
  );
}
