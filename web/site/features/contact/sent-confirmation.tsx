import { useEffect, useRef } from 'react';
import type { ContactMessages } from '#model/contact/texts.ts';
import { Logo } from '#studio/logo.tsx';

interface SentConfirmationProps {
  messages: ContactMessages['results'];
  reference: string;
  onWriteAnother: () => void;
}

export function SentConfirmation({
  messages: t,
  reference,
  onWriteAnother,
}: SentConfirmationProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className="card message-sent" ref={ref} tabIndex={-1} role="status">
      <Logo />
      <h2>{t.sentTitle}</h2>
      <p>{t.sentText}</p>
      <p>
        <span>{`${t.reference}:`}</span> <strong>{reference}</strong>
      </p>
      <p className="actions">
        <a className="button" href={t.chat + reference} rel="noopener noreferrer">
          {t.whatsApp}
        </a>
        <button type="button" className="button secondary" onClick={onWriteAnother}>
          {t.another}
        </button>
      </p>
    </div>
  );
}
