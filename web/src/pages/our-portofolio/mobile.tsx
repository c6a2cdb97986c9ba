import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { ContentState } from '../parts/content-state.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Swipe } from '../parts/swipe.tsx';
import { Projects } from './projects.tsx';
import type { Words } from './words.ts';

export default function PortfolioMobile({ words, content }: PageProps<Words>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <MobileHead title={words.mobileHeader} lead={words.hero.lead} />
      {items.length === 0 ? (
        <div className="wrap pt-6">
          <ContentState words={words.states} status={status} retry={retry} />
        </div>
      ) : (
        <Swipe label={words.cards}>
          <Projects items={items} words={words} sizes="84vw" />
        </Swipe>
      )}
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
