import type { ReactNode } from 'react';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { PublicTestimonial } from '#model/content/answers.ts';
import { pickTranslations } from '#site/features/content/pick-translations.ts';
import { Link } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Logo, LogoPattern } from '#studio/logo.tsx';
import { Position } from '../components/position.tsx';
import { Speaker } from '../components/speaker.tsx';
import type { Messages } from './messages.ts';

interface HomeCardsProps {
  messages: Messages['cards'];
  testimonials: readonly PublicTestimonial[] | undefined;
}

/** The six cards of the home page (docs/behaviour.md, "What it is and for whom"), the same on desktop and mobile. */
export function HomeCards({ messages: t, testimonials }: HomeCardsProps) {
  const testimonial = pickTranslations(testimonials ?? [], useLocale())[0];
  const { whoWeAre, call, testimony, expertise, approach, commitment } = t;
  return (
    <>
      <article className="card who-card">
        <CardTitle messages={whoWeAre} at={1} />
        <p>{whoWeAre.text}</p>
        <ArrowLink to="/who-we-are">{whoWeAre.link}</ArrowLink>
      </article>
      <article className="card inverse call-card">
        <LogoPattern className="background-pattern fade-left" />
        <CardTitle messages={call} at={2} />
        <p>{call.text}</p>
        <p className="actions">
          <Link to={`tel:${call.number}`} allowExternal className="button">
            <Icon name="phone" />
            <span>{call.phone}</span>
          </Link>
          <Link to={call.chat} allowExternal className="button secondary">
            {call.whatsapp}
          </Link>
        </p>
      </article>
      <article className="card testimonial-card">
        <CardTitle messages={testimony} at={3} />
        {testimonial ? (
          <figure lang={testimonial.locale}>
            <blockquote dir="auto">{testimonial.text.quote}</blockquote>
            <Speaker
              testimonial={testimonial.item}
              role={testimonial.text.role}
              locale={testimonial.locale}
            />
          </figure>
        ) : (
          <p>{testimony.empty}</p>
        )}
        <ArrowLink to="/testimonial">{testimony.link}</ArrowLink>
      </article>
      <article className="card expertise-card">
        <CardTitle messages={expertise} at={4} />
        <ul className="checklist">
          {expertise.items.map((item) => (
            <li key={item}>
              <Logo />
              <span>{item}</span>
            </li>
          ))}
        </ul>
        <ArrowLink to="/services">{expertise.link}</ArrowLink>
      </article>
      <article className="card steps-card">
        <CardTitle messages={approach} at={5} />
        <ol className="steps">
          {approach.steps.map(({ title, text }) => (
            <li key={title}>
              <strong>{title}</strong>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </article>
      <article className="card commitment-card">
        <CardTitle messages={commitment} at={6} />
        <p>{commitment.text}</p>
        <ArrowLink to="/faq">{commitment.link}</ArrowLink>
      </article>
    </>
  );
}

/** The card's name (docs/behaviour.md, "What it is and for whom") above its headline. */
function CardTitle(props: { messages: { name: string; title: string }; at: number }) {
  const { messages: t, at } = props;
  return (
    <div>
      <Position at={at} count={6} />
      <p className="card-name">{t.name}</p>
      <h3>{t.title}</h3>
    </div>
  );
}

export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="text-link">
      <span>{children}</span>
      <Icon name="arrow" />
    </Link>
  );
}
