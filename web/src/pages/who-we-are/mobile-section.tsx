import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../components/closing.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { FounderText } from './founder.tsx';
import type { FounderSlug } from './slugs.ts';
import { FOUNDERS } from './slugs.ts';
import type { Messages } from './messages.ts';

/** A founder's own page below `/m/who-we-are-section/`. */
export function FounderSection(props: { messages: Messages; slug: FounderSlug }) {
  const { messages: t, slug } = props;
  const founder = t.founders[slug];
  return (
    <>
      <MobileHead title={founder.role} lead={founder.short} />
      <div className="wrap grid gap-4 pt-6">
        <FounderText founder={founder} />
        <div className="flex flex-wrap gap-x-6 pt-4">
          <Link to="/m/who-we-are" className="more">
            <Icon name="back" />
            {t.back}
          </Link>
          {FOUNDERS.filter((other) => other !== slug).map((other) => (
            <Link key={other} to={`/m/who-we-are-section/${other}`} className="more">
              {t.other}
              <Icon name="arrow" />
            </Link>
          ))}
        </div>
      </div>
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
