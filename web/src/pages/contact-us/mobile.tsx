import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Ways } from './ways.tsx';
import type { Words } from './words.ts';

export default function ContactMobile({ words }: PageProps<Words>) {
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.lead} />
      <div className="wrap contact pt-6">
        <div>
          <SentNotice words={words.results} />
          <ContactForm words={words} page="/m/contact-us" />
        </div>
        <Ways words={words.ways} />
      </div>
    </>
  );
}
