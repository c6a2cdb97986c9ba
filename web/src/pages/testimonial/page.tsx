import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { ContentState } from '../parts/content-state.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Quotes } from './quotes.tsx';
import type { Words } from './words.ts';

export default function TestimonialPage({ words, content }: PageProps<Words>) {
  const { items, status, retry } = useContent('testimonials', content.testimonials);
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap">
        {items.length === 0 ? (
          <ContentState words={words.states} status={status} retry={retry} />
        ) : (
          <div className="quotes">
            <Quotes items={items} otherLanguage={words.states.otherLanguage} />
          </div>
        )}
      </div>
      <Closing words={words.closing} />
    </>
  );
}
