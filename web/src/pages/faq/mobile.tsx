import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { MobileHero } from '../components/mobile-hero.tsx';
import { FaqList } from './faq-list.tsx';
import type { Messages } from './messages.ts';

export default function FaqMobile({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <MobileHero title={t.mobileHeader} lead={t.hero.lead} />
      <div className="page-container mobile-content">
        <FaqList entries={t.entries} />
      </div>
      <CallToAction messages={t.callToAction} to="/m/contact-us" />
    </>
  );
}
