import { ContactForm, SentNotice } from '../../features/contact/index.ts';
import type { PageProps } from '../../page.ts';
import { PageHero } from '../parts/page-hero.tsx';
import { Ways } from './ways.tsx';
import type { Words } from './words.ts';

export default function ContactPage({ words }: PageProps<Words>) {
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap contact">
        <div>
          <SentNotice words={words.results} />
          <ContactForm words={words} page="/contact-us" />
        </div>
        <Ways words={words.ways} />
      </div>
    </>
  );
}
