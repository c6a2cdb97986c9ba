import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { StoredMessage } from '../../../../model/contact/message.ts';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import type { Identified } from '../../../../model/parse-record.ts';
import { parseRecords } from '../../../../model/parse-record.ts';
import { Link } from '../../features/navigation/index.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { Badge, DamagedNotice, Empty, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 5;

/** The newest messages with the status `new`, live, and how many of them there were when the page was opened. */
export function MessagesPanel({ numbers }: { numbers: AsyncState<Dashboard> }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const messages = useLiveQuery(COLLECTIONS.contactMessage, 'new', {
    where: [['status', '==', 'new']],
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  const { overWeek, overDay, fresh } =
    numbers.state === 'ready' ? numbers.value.messages : { overWeek: 0, overDay: 0, fresh: 0 };
  const count = overWeek + overDay + fresh;
  return (
    <Panel title={t.messages} aside={<PanelLink to="/admin/messages">{t.messagesAll}</PanelLink>}>
      {count > 0 && (
        <p className="px-4 pt-3">
          <Badge tone="info">
            {formatMessage(t.newMessages, { count: formatNumber(count, locale) })}
          </Badge>
        </p>
      )}
      <AsyncContent content={messages} rows={3}>
        {(documents) => {
          if (documents.length === 0) {
            return <Empty title={t.noMessages} text={t.noMessagesText} />;
          }
          const { records, damaged } = parseRecords(contactMessageRecord, documents);
          return (
            <>
              <DamagedNotice damaged={damaged} />
              <ul className="divide-y divide-a-line">
                {records.map((message) => (
                  <li key={message.id}>
                    <NewMessage message={message} />
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </AsyncContent>
    </Panel>
  );
}

function NewMessage({ message: { id, value } }: { message: Identified<StoredMessage> }) {
  const locale = useLocale();
  return (
    <Link
      to={`/admin/messages?message=${encodeURIComponent(id)}`}
      className="block px-4 py-2.5 -outline-offset-2 hover:bg-a-raised"
    >
      <span className="flex items-baseline gap-3">
        <span className="grow truncate font-semibold" dir="auto">
          {value.name}
        </span>
        <span className="control-hint shrink-0">
          {formatTime(value.created_date, locale, 'shortDay')}
        </span>
      </span>
      <span className="block truncate text-a-muted" dir="auto" lang="">
        {value.message}
      </span>
    </Link>
  );
}
