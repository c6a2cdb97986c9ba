import { COLLECTIONS, OWN_MESSAGES_LIMIT } from '../../../model/collections.ts';
import type { MessageStatus } from '../../../model/contact-message.ts';
import { storedMessageSchema } from '../../../model/contact-message.ts';
import type { Locale } from '../../../model/locale.ts';
import { useLiveQuery } from '../admin/data/use-live.ts';
import type { Tone } from '../admin/ui/index.ts';
import { Badge, ButtonLink, Empty, Panel, WhenReady, fill } from '../admin/ui/index.ts';
import { formatDate, useLocale } from '../features/locale/index.ts';
import type { Found } from '../firebase/firestore.ts';
import { parseRecord } from '../firebase/parse-record.ts';
import { accountWords } from './account-words.ts';
import { authProblem } from './auth-problem.ts';

const TONES: Readonly<Record<MessageStatus, Tone>> = {
  new: 'info',
  in_progress: 'warn',
  done: 'good',
  spam: 'plain',
};

/** What this visitor has written to the studio while signed in, and what became of it. */
export function OwnMessages({ uid }: { uid: string }) {
  const locale = useLocale();
  const words = accountWords[locale];
  const live = useLiveQuery(COLLECTIONS.contactMessage, uid, {
    where: [['uid', '==', uid]],
    orderBy: [['created_date', 'desc']],
    limit: OWN_MESSAGES_LIMIT,
  });
  return (
    <Panel title={words.messages}>
      <WhenReady live={live} rows={2} describe={(error) => authProblem(error, locale)?.text ?? ''}>
        {(messages) =>
          messages.length === 0 ? (
            <Empty title={words.noMessages}>
              <ButtonLink to="/contact-us">{words.write}</ButtonLink>
            </Empty>
          ) : (
            <>
              <ul className="divide-y divide-a-line">
                {messages.map((found) => (
                  <li key={found.id} className="grid gap-1 p-4">
                    <OwnMessage found={found} locale={locale} />
                  </li>
                ))}
              </ul>
              {messages.length >= OWN_MESSAGES_LIMIT && (
                <p className="k-hint p-4">
                  {fill(words.mostRecent, { count: OWN_MESSAGES_LIMIT })}
                </p>
              )}
            </>
          )
        }
      </WhenReady>
    </Panel>
  );
}

function OwnMessage({ found, locale }: { found: Found; locale: Locale }) {
  const words = accountWords[locale];
  const parsed = parseRecord(storedMessageSchema, found);
  if (!parsed.ok) return <p className="text-a-muted">{words.brokenMessage}</p>;
  const { created_date, message, reference, status } = parsed.value;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[status]}>{words.status[status]}</Badge>
        <span className="k-hint">
          {fill(words.sent, { date: formatDate(new Date(created_date), locale) })} ·{' '}
          {fill(words.reference, { reference })}
        </span>
      </p>
      <p className="whitespace-pre-wrap">{message}</p>
    </>
  );
}
