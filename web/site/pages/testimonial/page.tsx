import { useEffect, useRef } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { readStorage, writeStorage } from '#browser/storage.ts';
import type { PublicTestimonial } from '#model/content/answers.ts';
import { PAGE_STORAGE_KEYS } from '#model/storage-keys.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { useLayout } from '#site/layout/layout.tsx';
import type { PageProps } from '#site/page.ts';
import { Icon } from '#site/ui/icons.tsx';
import { Logo } from '#studio/logo.tsx';
import { Cards, Position } from '../components/cards.tsx';
import { EmptyList } from '../components/content-state.tsx';
import { HeroPage } from '../components/hero-page.tsx';
import { PageContent } from '../components/section.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';

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

/** Quotes up to this length are set larger. */
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

/** True if a card of the carousel is not completely in the window. */
function hasHiddenCard(): boolean {
  const last = document.querySelector('.carousel > :last-child');
  return last !== null && last.getBoundingClientRect().right > innerWidth;
}

/** Shows once that cards which do not fit the window can be swiped. A tap anywhere, Enter or Escape closes it for good. */
function SwipeTutorial(props: { messages: Messages['tutorial']; count: number }) {
  const { messages: t, count } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const isSeen = readStorage(PAGE_STORAGE_KEYS.swipeTutorialSeen) !== null;
    if (!isSeen && !dialog.current?.open && hasHiddenCard()) dialog.current?.showModal();
  }, [count]);
  return (
    <dialog
      ref={dialog}
      className="swipe-tutorial"
      aria-labelledby="tutorial-title"
      aria-describedby="tutorial-text"
      onClick={() => dialog.current?.close()}
      onClose={() => writeStorage(PAGE_STORAGE_KEYS.swipeTutorialSeen, '1')}
    >
      <Icon name="swipe" />
      <h2 id="tutorial-title">{t.title}</h2>
      <p id="tutorial-text">{t.text}</p>
      <button type="button" className="button">
        {t.close}
      </button>
    </dialog>
  );
}
