import { Link } from '../../features/navigation/index.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../parts/closing.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { FounderText } from './founder.tsx';
import type { FounderSlug } from './slugs.ts';
import { FOUNDERS } from './slugs.ts';
import type { Words } from './words.ts';

/** A founder's own page below `/m/who-we-are-section/`. */
export function FounderSection(props: { words: Words; slug: FounderSlug }) {
  const { words, slug } = props;
  const founder = words.founders[slug];
  return (
    <>
      <MobileHead title={founder.role} lead={founder.short} />
      <div className="wrap grid gap-4 pt-6">
        <FounderText founder={founder} />
        <div className="flex flex-wrap gap-x-6 pt-4">
          <Link to="/m/who-we-are" className="more">
            <Icon name="back" />
            {words.back}
          </Link>
          {FOUNDERS.filter((other) => other !== slug).map((other) => (
            <Link key={other} to={`/m/who-we-are-section/${other}`} className="more">
              {words.other}
              <Icon name="arrow" />
            </Link>
          ))}
        </div>
      </div>
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
