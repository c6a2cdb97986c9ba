import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PublicTestimonial } from '#model/content/answers.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Logo } from '#studio/logo.tsx';
import { Position } from '../components/position.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';

/** Characters up to which a quote is short, and set larger where all cards have one height. */
const SHORT_QUOTE = 160;

/** One card per testimonial. */
export function TestimonialList(props: {
  items: readonly PublicTestimonial[];
  messages: Messages;
}) {
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
