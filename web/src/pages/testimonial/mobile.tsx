import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { ContentState } from '../parts/content-state.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Swipe } from '../parts/swipe.tsx';
import { Quotes } from './quotes.tsx';
import { SwipeTutorial } from './swipe-tutorial.tsx';
import type { Words } from './words.ts';

export default function TestimonialMobile({ words, content }: PageProps<Words>) {
  const { items, status, retry } = useContent('testimonials', content.testimonials);
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.lead} />
      {items.length === 0 ? (
        <div className="wrap pt-6">
          <ContentState words={words.states} status={status} retry={retry} />
        </div>
      ) : (
        <Swipe label={words.cards}>
          <Quotes items={items} otherLanguage={words.states.otherLanguage} />
        </Swipe>
      )}
      <SwipeTutorial words={words.tutorial} />
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
