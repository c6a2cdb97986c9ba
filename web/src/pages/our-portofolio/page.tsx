import { useContent } from '../../features/content/index.ts';
import type { PageProps } from '../../page.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { ContentState } from '../components/content-state.tsx';
import { PageHero } from '../components/page-hero.tsx';
import { ProjectList } from '../components/project-list.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioPage({ messages: t, content }: PageProps<Messages>) {
  const { items, status, retry } = useContent('portfolio', content.portfolio);
  return (
    <>
      <PageHero messages={t.hero} />
      <div className="page-container">
        {items.length === 0 ? (
          <ContentState messages={t.states} status={status} retry={retry} />
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
      <CallToAction messages={t.callToAction} />
    </>
  );
}
