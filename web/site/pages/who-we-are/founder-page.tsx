import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { FOUNDERS } from '#studio/founders.ts';
import { CallToAction } from '../components/call-to-action.tsx';
import { MobileHero } from '../components/hero-page.tsx';
import { PageContent } from '../components/section.tsx';
import { FounderBiography } from './founder.tsx';
import type { Messages } from './messages.ts';

export default function FounderPage({ messages: t, path }: PageProps<Messages>) {
  const index = FOUNDERS.findIndex((founder) => path.endsWith(`/${founder}`));
  const slug = FOUNDERS[index] ?? FOUNDERS[0];
  const next = FOUNDERS[index + 1] ?? FOUNDERS[0];
  const { role, title, short } = t.founders[slug];
  return (
    <>
      <MobileHero eyebrow={role} title={title} lead={short} />
      <PageContent className="founders">
        <FounderBiography founder={t.founders[slug]} />
        <div className="link-row">
          <Link to="/m/who-we-are" className="text-link">
            <Icon name="back" />
            <span>{t.back}</span>
          </Link>
          <Link to={`/m/who-we-are-section/${next}`} className="text-link">
            <span>{t.other}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </PageContent>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
