import type { Founder } from '../../../../model/content/kinds.ts';
import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../public-ui/icons.tsx';
import { CallToAction } from '../components/call-to-action.tsx';
import { MobileHero } from '../components/mobile-hero.tsx';
import { FounderBiography, foundersOf } from './founder.tsx';
import type { Messages } from './messages.ts';

/** The page of one founder below `/m/who-we-are-section/`. */
export function MobileFounder(props: { messages: Messages; slug: Founder }) {
  const { messages: t, slug } = props;
  const founder = t.founders[slug];
  return (
    <>
      <MobileHero eyebrow={founder.role} title={founder.title} lead={founder.short} />
      <div className="page-container mobile-content founders">
        <FounderBiography founder={founder} />
        <div className="link-row">
          <Link to="/m/who-we-are" className="text-link">
            <Icon name="back" />
            {t.back}
          </Link>
          {foundersOf(t)
            .filter(([other]) => other !== slug)
            .map(([other]) => (
              <Link key={other} to={`/m/who-we-are-section/${other}`} className="text-link">
                {t.other}
                <Icon name="arrow" />
              </Link>
            ))}
        </div>
      </div>
      <CallToAction messages={t.callToAction} to="/m/contact-us" />
    </>
  );
}
