import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { Entries } from './entries.tsx';
import type { Messages } from './messages.ts';

export default function FaqMobile({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <MobileHead title={t.mobileHeader} lead={t.hero.lead} />
      <div className="wrap pt-6">
        <Entries entries={t.entries} />
      </div>
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
