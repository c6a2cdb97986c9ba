import { useContent } from '#site/features/content/use-content.ts';
import type { PageProps } from '#site/page.ts';
import { ContentState } from '../components/content-state.tsx';
import { HeroPage } from '../components/page-hero.tsx';
import type { Messages } from './messages.ts';
import { TestimonialList } from './testimonial-list.tsx';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const { items, ...view } = useContent('testimonials', content.testimonials);
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        {items.length === 0 ? (
          <ContentState messages={t.states} {...view} />
        ) : (
          <div className="testimonials">
            <TestimonialList items={items} messages={t} />
          </div>
        )}
      </div>
    </HeroPage>
  );
}
