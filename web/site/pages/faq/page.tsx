import type { PageProps } from '#site/page.ts';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/section.tsx';
import type { Messages } from './messages.ts';

export default function FaqPage({ messages: t }: PageProps<Messages>) {
  return (
    <HeroPage messages={t}>
      <PageContent>
        <div className="faq">
          {t.entries.map(({ q, a }, index) => (
            <details key={q}>
              <summary>{q}</summary>
              <p id={`q${index + 1}`}>
                <span>{a}</span>{' '}
                <a href={`#q${index + 1}`} aria-label={q}>
                  #
                </a>
              </p>
            </details>
          ))}
        </div>
      </PageContent>
    </HeroPage>
  );
}
