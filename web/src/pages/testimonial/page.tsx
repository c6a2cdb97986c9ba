import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Quotes } from './quotes.tsx';
import type { Messages } from './messages.ts';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('testimonials', content.testimonials);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap">
        {items.length === 0 ? (
          <ContentState messages={t.states} status={status} retry={retry} />
        ) : (
          <div className="quotes">
            <Quotes items={items} otherLanguage={t.states.otherLanguage} />
          </div>
        )}
      </div>
      <Closing messages={t.closing} />
    </>
  );
}
