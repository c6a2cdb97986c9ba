import type { PageProps } from '#site/page.ts';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { FaqList } from './faq-list.tsx';
import type { Messages } from './messages.ts';

export default function FaqMobile({ messages: t }: PageProps<Messages>) {
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.lead} callToAction={t.callToAction}>
      <div className="page-container mobile-content">
        <FaqList entries={t.entries} />
      </div>
    </MobileHeroPage>
  );
}
