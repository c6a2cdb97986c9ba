import { useLayout } from '#site/layout/use-layout.ts';
import type { PageProps } from '#site/page.ts';
import { Cards } from '../components/cards.tsx';
import { EmptyList } from '../components/content-state.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/page-content.tsx';
import type { Messages } from './messages.ts';
import { SwipeTutorial } from './swipe-tutorial.tsx';
import { TestimonialList } from './testimonial-list.tsx';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const items = content.testimonials ?? [];
  const hasTutorial = useLayout() === 'mobile' && items.length > 1;
  return (
    <HeroPage messages={t}>
      {items.length === 0 ? (
        <PageContent>
          <EmptyList text={t.states.empty} />
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
