import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { Link } from '../../features/navigation/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import type { AsyncState } from '../../data/use-live-query.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { Badge, Empty, Panel } from '../../controls/index.ts';
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
        {(documents) =>
          documents.length === 0 ? (
            <Empty title={t.noMessages} text={t.noMessagesText} />
          ) : (
            <ul className="divide-y divide-a-line">
              {documents.map((document) => (
                <li key={document.id}>
                  <NewMessage document={document} />
                </li>
              ))}
            </ul>
          )
        }
      </AsyncContent>
    </Panel>
  );
}

function NewMessage({ document }: { document: Found }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const parsed = parseRecord(contactMessageRecord, document);
  return (
    <Link
      to={`/admin/messages?message=${encodeURIComponent(document.id)}`}
      className="block px-4 py-2.5 -outline-offset-2 hover:bg-a-raised"
    >
      {parsed.ok ? (
        <>
          <span className="flex items-baseline gap-3">
            <span className="grow truncate font-semibold" dir="auto">
              {parsed.value.name}
            </span>
            <span className="control-hint shrink-0">
              {formatTime(parsed.value.created_date, locale, 'shortDay')}
            </span>
          </span>
          <span className="block truncate text-a-muted" dir="auto" lang="">
            {parsed.value.message}
          </span>
        </>
      ) : (
        <span className="text-a-danger">
          {t.damagedMessage} · {document.id}
        </span>
      )}
    </Link>
  );
}
