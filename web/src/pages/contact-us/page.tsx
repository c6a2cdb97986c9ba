import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { PageHero } from '../components/page-hero.tsx';
import { ChatFirst, ContactMethods } from './contact-methods.tsx';
import type { Messages } from './messages.ts';

export default function ContactPage({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container contact-page">
        <div>
          <SentNotice messages={t.results} />
          <ChatFirst messages={t.contactMethods} />
          <ContactForm messages={t} page="/contact-us" />
        </div>
        <ContactMethods messages={t.contactMethods} />
      </div>
    </>
  );
}
