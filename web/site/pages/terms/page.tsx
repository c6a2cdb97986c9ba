import type { PageProps } from '#site/page.ts';
import { ArticleSections } from '../components/article-sections.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import type { Messages } from './messages.ts';

export default function TermsPage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <div className="page-container">
        <div className="article-page prose">
          <ArticleSections sections={t.sections} />
        </div>
      </div>
    </HeroPage>
  );
}
