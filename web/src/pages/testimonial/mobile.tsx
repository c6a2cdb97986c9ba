import { useRef } from 'react';
import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { MobileHero } from '../components/mobile-hero.tsx';
import { Carousel } from '../components/carousel.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import { SwipeTutorial } from './swipe-tutorial.tsx';
import type { Messages } from './messages.ts';

export default function TestimonialMobile({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('testimonials', content.testimonials);
  const cards = useRef<HTMLDivElement>(null);
  return (
    <>
      <MobileHero title={t.mobileHeader} lead={t.hero.lead} />
      {items.length === 0 ? (
        <div className="page-container mobile-content">
          <ContentState messages={t.states} status={status} retry={retry} />
        </div>
      ) : (
        <Carousel label={t.cards} ref={cards}>
          <TestimonialList items={items} messages={t} />
        </Carousel>
      )}
      {items.length > 1 && (
        <SwipeTutorial messages={t.tutorial} cards={cards} count={items.length} />
      )}
      <CallToAction messages={t.callToAction} to="/m/contact-us" />
    </>
  );
}
