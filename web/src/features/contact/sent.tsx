import { useEffect, useRef } from 'react';
import { Logo } from '../../ui/logo.tsx';
import type { ContactMessages } from './messages.ts';

interface SentProps {
  messages: ContactMessages['results'];
  reference: string;
  /** Brings the empty form back. */
  again: () => void;
}

/** Says that the message has arrived, with the number to refer to; takes the focus, so that it is read out. */
export function Sent({ messages: t, reference, again }: SentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="card sent" ref={ref} tabIndex={-1} role="status">
      <Logo />
      <h2>{t.sentTitle}</h2>
      <p>{t.sentText}</p>
      <p>
        {t.reference}: <strong>{reference}</strong>
      </p>
      <p className="actions">
        <button type="button" className="button quiet" onClick={again}>
          {t.another}
        </button>
      </p>
    </div>
  );
}
