import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { MobileHero } from '../components/hero-page.tsx';
import { PageContent } from '../components/section.tsx';
import { FounderBiography } from './founder.tsx';
import type { Messages } from './messages.ts';

export default function FounderPage({ messages: t, path }: PageProps<Messages>) {
  const [slug, other] = path.includes('/design')
    ? (['design', 'engineering'] as const)
    : (['engineering', 'design'] as const);
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
          <Link to={`/m/who-we-are-section/${other}`} className="text-link">
            <span>{t.other}</span>
            <Icon name="arrow" />
          </Link>
        </div>
      </PageContent>
      <CallToAction messages={t.callToAction} />
    </>
  );
}
