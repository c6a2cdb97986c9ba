import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { MobileHero } from '../components/mobile-hero.tsx';
import { Carousel } from '../components/carousel.tsx';
import { ProjectList } from '../components/project-list.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioMobile({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <MobileHero title={t.mobileHeader} lead={t.hero.lead} />
      {items.length === 0 ? (
        <div className="page-container mobile-content">
          <ContentState messages={t.states} status={status} retry={retry} />
        </div>
      ) : (
        <Carousel label={t.cards}>
          <ProjectList items={items} messages={t.card} heading="h2" sizes="84vw" />
        </Carousel>
      )}
      <CallToAction messages={t.callToAction} to="/m/contact-us" />
    </>
  );
}
