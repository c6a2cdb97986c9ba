import { Link } from '#site/features/navigation/link.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { MobileHeroPage } from '../components/mobile-hero.tsx';
import { FounderBiography } from './founder.tsx';
import type { Messages } from './messages.ts';

/** The page of one founder below `/m/who-we-are-section/`. */
export default function FounderMobile({ messages: t, path }: PageProps<Messages>) {
  const [slug, other] = path.includes('/design')
    ? (['design', 'engineering'] as const)
    : (['engineering', 'design'] as const);
  const { role, title, short } = t.founders[slug];
  return (
    <MobileHeroPage eyebrow={role} title={title} lead={short} callToAction={t.callToAction}>
      <div className="page-container mobile-content founders">
        <FounderBiography founder={t.founders[slug]} />
        <div className="link-row">
          <Link to="/m/who-we-are" className="text-link">
            <Icon name="back" />
            {t.back}
          </Link>
          <Link to={`/m/who-we-are-section/${other}`} className="text-link">
            {t.other}
            <Icon name="arrow" />
          </Link>
        </div>
      </div>
    </MobileHeroPage>
  );
}
