import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../parts/closing.tsx';
import { ContentState } from '../parts/content-state.tsx';
import { PageHero } from '../parts/page-hero.tsx';
import { Projects } from './projects.tsx';
import type { Words } from './words.ts';

export default function PortfolioPage({ words, content }: PageProps<Words>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <PageHero words={words.hero} />
      <div className="wrap">
        {items.length === 0 ? (
          <ContentState words={words.states} status={status} retry={retry} />
        ) : (
          <div className="projects">
            <Projects items={items} words={words} sizes="(width < 48rem) 92vw, 38rem" />
          </div>
        )}
      </div>
      <Closing words={words.closing} />
    </>
  );
}
