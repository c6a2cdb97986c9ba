import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { REFERENCE_PATTERN, SENT_PARAMETER } from '#model/contact/form.ts';
import type { ContactMessages } from '#model/contact/texts.ts';

/** Confirms a message sent without scripting: CSS shows it at `?sent={reference}#sent`. */
export function SentNotice({ messages: t }: { messages: ContactMessages['results'] }) {
  const { search } = useLocation();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const sent = new URLSearchParams(search).get(SENT_PARAMETER);
    setReference(sent !== null && REFERENCE_PATTERN.test(sent) ? sent : null);
  }, [search]);
  return (
    <div
      id="sent"
      className={reference === null ? 'notice sent-notice' : 'notice sent-notice shown'}
    >
      <h2>{t.sentTitle}</h2>
      <p>{t.sentText}</p>
      {reference !== null && (
        <p>
          <span>{`${t.reference}:`}</span> <strong>{reference}</strong>
        </p>
      )}
      <a className="text-link" href={t.chat + (reference ?? '')} rel="noopener noreferrer">
        {t.whatsApp}
      </a>
    </div>
  );
}
