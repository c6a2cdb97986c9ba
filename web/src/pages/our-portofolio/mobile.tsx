import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { ContentState } from '../components/content-state.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { Swipe } from '../components/swipe.tsx';
import { Projects } from './projects.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioMobile({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <MobileHead title={t.mobileHeader} lead={t.hero.lead} />
      {items.length === 0 ? (
        <div className="wrap pt-6">
          <ContentState messages={t.states} status={status} retry={retry} />
        </div>
      ) : (
        <Swipe label={t.cards}>
          <Projects items={items} messages={t} sizes="84vw" />
        </Swipe>
      )}
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
