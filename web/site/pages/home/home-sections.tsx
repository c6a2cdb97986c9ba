import { useEffect, useState } from 'react';
import { Link } from '#site/features/navigation/link.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { Logo } from '#studio/logo.tsx';
import type { Messages } from './messages.ts';

export function HeroActions({ messages: { hero, cards } }: { messages: Messages }) {
  return (
    <>
      <Link to="/contact-us" className="button">
        <span>{hero.write}</span>
        <Icon name="arrow" />
      </Link>
      <Link to="/services#packages" className="button secondary">
        {hero.packages}
      </Link>
      <Link to={cards.call.chat} allowExternal className="button secondary on-phones">
        {cards.call.whatsapp}
      </Link>
    </>
  );
}

export function Slogans({ messages: t }: { messages: Messages['slogans'] }) {
  return (
    <ul className="slogan-list">
      {t.items.map(({ title, tip }, at) => (
        <li key={title}>
          <Slogan id={`tip-${at}`} title={title} tip={tip} />
        </li>
      ))}
    </ul>
  );
}

/** The style sheet shows the tooltip on hover and focus, without scripting too. Scripting adds closing by Escape. */
function Slogan({ id, title, tip }: { id: string; title: string; tip: string }) {
  const [closed, setClosed] = useState(false);
  const reopen = () => setClosed(false);

  useEffect(() => {
    // Listens on the document: a tooltip that is open by hover must close, too (WCAG 1.4.13).
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setClosed(true);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);

  return (
    <div
      className="tooltip"
      data-closed={closed || undefined}
      onPointerEnter={reopen}
      onFocus={reopen}
      onClick={reopen}
    >
      <button type="button" aria-describedby={id}>
        <Logo />
        <span>{title}</span>
      </button>
      <div role="tooltip" id={id}>
        {tip}
      </div>
    </div>
  );
}
