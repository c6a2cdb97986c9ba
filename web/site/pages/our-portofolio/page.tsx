import { useContent } from '#site/features/content/use-content.ts';
import type { PageProps } from '#site/page.ts';
import { ContentState } from '../components/content-state.tsx';
import { HeroPage } from '../components/page-hero.tsx';
import { ProjectList } from '../components/project-list.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioPage({ messages: t, content }: PageProps<Messages>) {
  const { items, ...view } = useContent('portfolio', content.portfolio);
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        {items.length === 0 ? (
          <ContentState messages={t.states} {...view} />
        ) : (
          <div className="projects">
            <ProjectList
              items={items}
              messages={t.card}
              heading="h2"
              sizes="(width < 48rem) 92vw, 48rem"
            />
          </div>
        )}
      </div>
    </HeroPage>
  );
}
