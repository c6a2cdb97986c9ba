import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { TestimonialList } from './testimonial-list.tsx';
import type { Messages } from './messages.ts';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('testimonials', content.testimonials);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container">
        {items.length === 0 ? (
          <ContentState messages={t.states} status={status} retry={retry} />
        ) : (
          <div className="testimonials">
            <TestimonialList items={items} messages={t} />
          </div>
        )}
      </div>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
