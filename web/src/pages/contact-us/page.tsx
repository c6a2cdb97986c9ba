import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { PageHero } from '../components/page-hero.tsx';
import { Ways } from './ways.tsx';
import type { Messages } from './messages.ts';

export default function ContactPage({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap contact">
        <div>
          <SentNotice messages={t.results} />
          <ContactForm messages={t} page="/contact-us" />
        </div>
        <Ways messages={t.ways} />
      </div>
    </>
  );
}
