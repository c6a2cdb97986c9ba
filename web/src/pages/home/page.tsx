import { useLocale } from '../../features/i18n/index.ts';
import { readable, useContent } from '../../features/content/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { PageProps } from '../../page.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo, LogoBloom, LogoPattern } from '../../ui/logo.tsx';
import { Closing } from '../components/closing.tsx';
import { HomeCards } from './cards.tsx';
import { Slogans } from './slogans.tsx';
import type { Messages } from './messages.ts';

export default function HomePage({ messages: t, content }: PageProps<Messages>) {
  const { hero } = t;
  const { items } = useContent('testimonials', content.testimonials);
  const quote = readable(items, useLocale())[0];
  return (
    <>
      <div className="hero nila">
        <LogoPattern className="field fade" />
        <div className="wrap">
          <p className="eyebrow">
            <Logo />
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
        <LogoBloom />
      </div>
      <section className="wrap slogans">
        <h2>{t.slogans.title}</h2>
        <p className="mt-2 text-soft">{t.slogans.hint}</p>
        <Slogans messages={t.slogans} />
      </section>
      <section className="wrap">
        <h2>{t.cards.title}</h2>
        <div className="bento">
          <HomeCards messages={t.cards} quote={quote} />
        </div>
      </section>
      <Closing messages={t.closing} />
    </>
  );
}
