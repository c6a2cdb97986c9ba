import { useEffect, useRef } from 'react';
import { Kawung } from '../../ui/kawung.tsx';
import type { ContactWords } from './words.ts';

interface SentProps {
  words: ContactWords['results'];
  reference: string;
  /** Brings the empty form back. */
  again: () => void;
}

/** Says that the message has arrived, with the number to refer to; takes the focus, so that it is read out. */
export function Sent({ words, reference, again }: SentProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="card sent" ref={ref} tabIndex={-1} role="status">
      <Kawung />
      <h2>{words.sentTitle}</h2>
      <p>{words.sentText}</p>
      <p>
        {words.reference}: <strong>{reference}</strong>
      </p>
      <p className="actions">
        <button type="button" className="button quiet" onClick={again}>
          {words.another}
        </button>
      </p>
    </div>
  );
}
