import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { ContactMessages } from './messages.ts';

/** The form of a reference number, as the contact function makes them. */
const REFERENCE = /^[A-Z0-9-]{4,24}$/;

/**
 * Says that a message sent without scripting has arrived: the function leads back to
 * `?sent={reference}#sent`, and the stylesheet shows this part for that address. The number itself can
 * only be told with scripting.
 */
export function SentNotice({ messages: t }: { messages: ContactMessages['results'] }) {
  const { search } = useLocation();
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    const sent = new URLSearchParams(search).get('sent');
    setReference(sent !== null && REFERENCE.test(sent) ? sent : null);
  }, [search]);
  return (
    <div id="sent" className={reference === null ? 'note sent-notice' : 'note sent-notice shown'}>
      <h2>{t.sentTitle}</h2>
      <p>{t.sentText}</p>
      {reference !== null && (
        <p>
          {t.reference}: <strong>{reference}</strong>
        </p>
      )}
    </div>
  );
}
