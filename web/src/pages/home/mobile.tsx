import { useLocale } from '../../features/locale/index.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../parts/closing.tsx';
import { MobileHead } from '../parts/mobile-head.tsx';
import { Swipe } from '../parts/swipe.tsx';
import { HomeCards } from './cards.tsx';
import { Slogans } from './slogans.tsx';
import type { Words } from './words.ts';

export default function HomeMobile({ words, content }: PageProps<Words>) {
  const { hero, cards } = words;
  const { items } = useContent('testimonials', content.testimonials);
  const quote = readable(items, useLocale())[0];
  return (
    <>
      <MobileHead title={hero.title} lead={hero.lead}>
        <div className="actions">
          <Link to="/m/contact-us" className="button">
            {hero.write}
            <Icon name="arrow" />
          </Link>
        </div>
      </MobileHead>
      <section>
        <h2>{cards.title}</h2>
        <Swipe label={cards.title}>
          <HomeCards words={cards} quote={quote} />
        </Swipe>
      </section>
      <section>
        <h2>{words.slogans.title}</h2>
        <p className="mt-2 text-soft">{words.slogans.hint}</p>
        <div className="wrap">
          <Slogans words={words.slogans} />
        </div>
      </section>
      <Closing words={words.closing} to="/m/contact-us" />
    </>
  );
}
