import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PublicTestimonial } from '#model/content/answers.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { useLayout } from '#site/layout/use-layout.ts';
import type { PageProps } from '#site/page.ts';
import { Logo } from '#studio/logo.tsx';
import { Cards } from '../components/cards.tsx';
import { EmptyList } from '../components/content-state.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/page-content.tsx';
import { Position } from '../components/position.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';
import { SwipeTutorial } from './swipe-tutorial.tsx';

export default function TestimonialPage({ messages: t, content }: PageProps<Messages>) {
  const items = content.testimonials ?? [];
  const hasTutorial = useLayout() === 'mobile' && items.length > 1;
  return (
    <HeroPage messages={t}>
      {items.length === 0 ? (
        <PageContent>
          <EmptyList text={t.states.empty} />
        </PageContent>
      ) : (
        <Cards label={t.cards} grid="page-container testimonials">
          <TestimonialList items={items} messages={t} />
        </Cards>
      )}
      {hasTutorial && <SwipeTutorial messages={t.tutorial} count={items.length} />}
    </HeroPage>
  );
}

/** Up to so many characters a quote is set larger. */
const SHORT_QUOTE = 160;

function TestimonialList(props: { items: readonly PublicTestimonial[]; messages: Messages }) {
  const locale = useLocale();
  return pickTranslations(props.items, locale).map(
    ({ item, text, locale: language }, index, all) => (
      <figure key={item.key} className="card testimonial" lang={language}>
        <Logo />
        <Position at={index + 1} count={all.length} />
        {language !== locale && (
          <p className="meta" lang={locale}>
            {props.messages.states.otherLanguage}
          </p>
        )}
        <blockquote dir="auto" className={text.quote.length > SHORT_QUOTE ? undefined : 'short'}>
          {text.quote}
        </blockquote>
        <Speaker testimonial={item} role={text.role} locale={language} />
      </figure>
    ),
  );
}
