import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/page-hero.tsx';
import { FaqList } from './faq-list.tsx';
import type { Messages } from './messages.ts';

export default function FaqPage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        <FaqList entries={t.entries} />
      </div>
    </HeroPage>
  );
}
