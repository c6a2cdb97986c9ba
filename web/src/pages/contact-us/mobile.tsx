import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { MobileHead } from '../components/mobile-head.tsx';
import { Ways } from './ways.tsx';
import type { Messages } from './messages.ts';

export default function ContactMobile({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <MobileHead title={t.mobileHeader} lead={t.hero.lead} />
      <div className="wrap contact pt-6">
        <div>
          <SentNotice messages={t.results} />
          <ContactForm messages={t} page="/m/contact-us" />
        </div>
        <Ways messages={t.ways} />
      </div>
    </>
  );
}
