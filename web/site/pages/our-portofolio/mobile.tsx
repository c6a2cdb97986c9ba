import { useContent } from '#site/features/content/use-content.ts';
import type { PageProps } from '#site/page.ts';
import { Carousel } from '../components/carousel.tsx';
import { ContentState } from '../components/content-state.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { ProjectList } from '../components/project-list.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioMobile({ messages: t, content }: PageProps<Messages>) {
  const { items, ...view } = useContent('portfolio', content.portfolio);
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.lead} callToAction={t.callToAction}>
      {items.length === 0 ? (
        <div className="page-container mobile-content">
          <ContentState messages={t.states} {...view} />
        </div>
      ) : (
        <Carousel label={t.cards}>
          <ProjectList items={items} messages={t.card} heading="h2" sizes="84vw" />
        </Carousel>
      )}
    </MobileHeroPage>
  );
}
