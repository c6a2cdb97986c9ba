import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Cards } from '../components/cards.tsx';
import { EmptyList } from '../components/content-state.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { ProjectList } from '../components/project-list.tsx';
import { PageContent } from '../components/section.tsx';
import type { Messages } from './messages.ts';

export default function PortfolioPage({ messages: t, content }: PageProps<Messages>) {
  const items = content.portfolio ?? [];
  const sizes = useLayout() === 'mobile' ? '84vw' : '(width < 48rem) 92vw, 48rem';
  return (
    <HeroPage messages={t}>
      {items.length === 0 ? (
        <PageContent>
          <EmptyList text={t.states.empty} />
        </PageContent>
      ) : (
        <Cards label={t.cards} grid="page-container projects">
          <ProjectList items={items} messages={t.card} heading="h2" sizes={sizes} />
        </Cards>
      )}
    </HeroPage>
  );
}
