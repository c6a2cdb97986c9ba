import { useContent } from '#site/features/content/use-content.ts';
import type { PageProps } from '#site/page.ts';
import { Carousel } from '../components/carousel.tsx';
import { ContentState } from '../components/content-state.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import type { Messages } from './messages.ts';
import { SwipeTutorial } from './swipe-tutorial.tsx';
import { TestimonialList } from './testimonial-list.tsx';

export default function TestimonialMobile({ messages: t, content }: PageProps<Messages>) {
  const { items, ...view } = useContent('testimonials', content.testimonials);
  return (
    <MobileHeroPage title={t.mobileHeader} lead={t.hero.lead} callToAction={t.callToAction}>
      {items.length === 0 ? (
        <div className="page-container mobile-content">
          <ContentState messages={t.states} {...view} />
        </div>
      ) : (
        <Carousel label={t.cards}>
          <TestimonialList items={items} messages={t} />
        </Carousel>
      )}
      {items.length > 1 && <SwipeTutorial messages={t.tutorial} count={items.length} />}
    </MobileHeroPage>
  );
}
