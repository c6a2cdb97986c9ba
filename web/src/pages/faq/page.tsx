import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { FaqList } from './faq-list.tsx';
import type { Messages } from './messages.ts';

export default function FaqPage({ messages: t }: PageProps<Messages>) {
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container">
        <FaqList entries={t.entries} />
      </div>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
