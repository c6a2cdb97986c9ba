import { useLocale } from '../../features/locale/index.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Kawung, KawungBloom, KawungField } from '../../ui/kawung.tsx';
import { Closing } from '../parts/closing.tsx';
import { HomeCards } from './cards.tsx';
import { Slogans } from './slogans.tsx';
import type { Words } from './words.ts';

export default function HomePage({ words, content }: PageProps<Words>) {
  const { hero } = words;
  const { items } = useContent('testimonials', content.testimonials);
  const quote = readable(items, useLocale())[0];
  return (
    <>
      <div className="hero nila">
        <KawungField className="field fade" />
        <div className="wrap">
          <p className="eyebrow">
            <Kawung />
            {hero.eyebrow}
          </p>
          <h1>{hero.title}</h1>
          <p className="lead">{hero.lead}</p>
          <p className="actions">
            <Link to="/contact-us" className="button">
              {hero.write}
              <Icon name="arrow" />
            </Link>
            <Link to="/services#packages" className="button quiet">
              {hero.packages}
            </Link>
          </p>
        </div>
        {/* Stands on the lower edge, so it comes once that is known. */}
        <KawungBloom />
      </div>
      <section className="wrap slogans">
        <h2>{words.slogans.title}</h2>
        <p className="mt-2 text-soft">{words.slogans.hint}</p>
        <Slogans words={words.slogans} />
      </section>
      <section className="wrap">
        <h2>{words.cards.title}</h2>
        <div className="bento">
          <HomeCards words={words.cards} quote={quote} />
        </div>
      </section>
      <Closing words={words.closing} />
    </>
  );
}
