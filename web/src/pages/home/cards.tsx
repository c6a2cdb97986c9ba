import type { ReactNode } from 'react';
import type { PublicTestimonial } from '../../../../model/api/content.ts';
import type { TestimonialText } from '../../../../model/content.ts';
import type { Locale } from '../../../../model/locale.ts';
import { Link } from '../../features/navigation/index.ts';
import { studio } from '../../studio.ts';
import { Icon } from '../../ui/icons.tsx';
import { Logo, LogoPattern } from '../../ui/logo.tsx';
import type { Messages } from './messages.ts';

export interface HomeQuote {
  item: PublicTestimonial;
  text: TestimonialText;
  locale: Locale;
}

interface HomeCardsProps {
  messages: Messages['cards'];
  /** A client's words, where any are published. */
  quote: HomeQuote | undefined;
}

/** The six cards of the home page (docs/behaviour.md, section 1), the same on desktop and mobile. */
export function HomeCards({ messages: t, quote }: HomeCardsProps) {
  const { whoWeAre, call, testimony, expertise, approach, commitment } = t;
  return (
    <>
      <article className="card lift c-who">
        <h3>{whoWeAre.title}</h3>
        <p>{whoWeAre.text}</p>
        <More to="/who-we-are">{whoWeAre.link}</More>
      </article>
      <article className="card nila c-call">
        <LogoPattern className="field fade" />
        <h3>{call.title}</h3>
        <p>{call.text}</p>
        <p className="actions">
          <Link to={`tel:${studio.phone}`} allowExternal className="button">
            <Icon name="phone" />
            {call.phone}
          </Link>
          <Link to={studio.whatsapp} allowExternal className="button quiet">
            {call.whatsapp}
          </Link>
        </p>
      </article>
      <article className="card lift c-quote">
        <h3>{testimony.title}</h3>
        {quote ? (
          <figure lang={quote.locale}>
            <blockquote>{quote.text.quote}</blockquote>
            <figcaption>
              {quote.item.person}, {quote.text.role}
            </figcaption>
          </figure>
        ) : (
          <p>{testimony.empty}</p>
        )}
        <More to="/testimonial">{testimony.link}</More>
      </article>
      <article className="card lift c-skill">
        <h3>{expertise.title}</h3>
        <ul className="ticks">
          {expertise.items.map((item) => (
            <li key={item}>
              <Logo />
              {item}
            </li>
          ))}
        </ul>
        <More to="/services">{expertise.link}</More>
      </article>
      <article className="card lift c-steps">
        <h3>{approach.title}</h3>
        <ol className="steps">
          {approach.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </article>
      <article className="card lift c-word">
        <h3>{commitment.title}</h3>
        <p>{commitment.text}</p>
        <More to="/faq">{commitment.link}</More>
      </article>
    </>
  );
}

function More({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="more">
      {children}
      <Icon name="arrow" />
    </Link>
  );
}
