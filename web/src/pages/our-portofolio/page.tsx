import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { Closing } from '../components/closing.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { Projects } from './projects.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioPage({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="wrap">
        {items.length === 0 ? (
          <ContentState messages={t.states} status={status} retry={retry} />
        ) : (
          <div className="projects">
            <Projects items={items} messages={t} sizes="(width < 48rem) 92vw, 38rem" />
          </div>
        )}
      </div>
      <Closing messages={t.closing} />
    </>
  );
}
