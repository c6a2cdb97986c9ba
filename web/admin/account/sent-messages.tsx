import { formatDate, formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS, OWN_MESSAGES_LIMIT } from '#model/collections.ts';
import { contactMessageRecord } from '#model/contact/message.ts';
import { parseRecords } from '#model/parse-record.ts';
import { AsyncContent } from '../data/async-content.tsx';
import { useLiveQuery } from '../data/use-live-query.ts';
import { sitePath } from '../site-path.ts';
import { ButtonLink, Empty, MessageStatusBadge, Panel } from '../ui/index.ts';
import { accountMessages } from './account-messages.ts';

export function SentMessages({ uid }: { uid: string }) {
  const locale = useLocale();
  const t = accountMessages[locale];
  const messages = useLiveQuery(COLLECTIONS.contactMessage, uid, {
    where: [['uid', '==', uid]],
    orderBy: [['created_date', 'desc']],
    limit: OWN_MESSAGES_LIMIT,
  });
  return (
    <Panel title={t.messages}>
      <AsyncContent content={messages} rows={2}>
        {(documents) =>
          documents.length === 0 ? (
            <Empty title={t.noMessages}>
              <ButtonLink to={sitePath('contact-us')} reloadDocument>
                {t.write}
              </ButtonLink>
            </Empty>
          ) : (
            <>
              <ul className="divide-y divide-a-line">
                {parseRecords(contactMessageRecord, documents).map(({ id, value }) => (
                  <li key={id} className="grid gap-1 p-4">
                    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                      <MessageStatusBadge status={value.status} names={t.status} />
                      <span className="text-hint text-a-muted">
                        {[
                          formatMessage(t.sent, { date: formatDate(value.created_date, locale) }),
                          formatMessage(t.reference, { reference: value.reference }),
                        ].join(' · ')}
                      </span>
                    </p>
                    <p className="whitespace-pre-wrap" dir="auto" lang="">
                      {value.message}
                    </p>
                  </li>
                ))}
              </ul>
              {documents.length >= OWN_MESSAGES_LIMIT && (
                <p className="text-hint text-a-muted p-4">
                  {formatMessage(t.mostRecent, { count: OWN_MESSAGES_LIMIT })}
                </p>
              )}
            </>
          )
        }
      </AsyncContent>
    </Panel>
  );
}
