import { useContent } from '#site/features/content/use-content.ts';
import { useLayout } from '#site/layout/use-layout.ts';
import type { PageProps } from '#site/page.ts';
import { Cards } from '../components/cards.tsx';
import { ContentState } from '../components/content-state.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/page-content.tsx';
import type { Messages } from './messages.ts';
import { SwipeTutorial } from './swipe-tutorial.tsx';
import { TestimonialList } from './testimonial-list.tsx';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const { items, ...view } = useContent('testimonials', content.testimonials);
  const hasTutorial = useLayout() === 'mobile' && items.length > 1;
  return (
    <HeroPage messages={t}>
      {items.length === 0 ? (
        <PageContent>
          <ContentState messages={t.states} {...view} />
        </PageContent>
      ) : (
        <Cards label={t.cards} grid="page-container testimonials">
          <TestimonialList items={items} messages={t} />
        </Cards>
      )}
      {hasTutorial && <SwipeTutorial messages={t.tutorial} count={items.length} />}
    </HeroPage>
  );
}
