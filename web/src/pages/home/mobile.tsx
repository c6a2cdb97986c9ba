import { useLocale } from '../../features/i18n/index.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Closing } from '../components/closing.tsx';
import { MobileHead } from '../components/mobile-head.tsx';
import { Swipe } from '../components/swipe.tsx';
import { HomeCards } from './cards.tsx';
import { Slogans } from './slogans.tsx';
import type { Messages } from './messages.ts';

export default function HomeMobile({ messages: t, content }: PageProps<Messages>) {
  const { hero, cards } = t;
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
          <HomeCards messages={cards} quote={quote} />
        </Swipe>
      </section>
      <section>
        <h2>{t.slogans.title}</h2>
        <p className="mt-2 text-soft">{t.slogans.hint}</p>
        <div className="wrap">
          <Slogans messages={t.slogans} />
        </div>
      </section>
      <Closing messages={t.closing} to="/m/contact-us" />
    </>
  );
}
