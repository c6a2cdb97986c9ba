import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Entries } from './entries.tsx';
import type { Words } from './words.ts';

export default function FaqMobile({ words }: PageProps<Words>) {
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.lead} />
      <div className="wrap pt-6">
        <Entries entries={words.entries} />
      </div>
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
