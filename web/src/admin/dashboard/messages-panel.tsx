import { COLLECTIONS } from '../../../../model/collections.ts';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import { formatDate, formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { Link } from '../../features/navigation/index.ts';
import type { Found } from '../../firebase/firestore.ts';
import { countDocuments } from '../../firebase/firestore.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { useAsync } from '../../data/use-async.ts';
import { Badge, Empty, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 5;
const UNREAD = [['status', '==', 'new']] as const;

/** The newest messages with the status `new`. */
export function MessagesPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const messages = useLiveQuery(COLLECTIONS.contactMessage, 'new', {
    where: UNREAD,
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  // Counted again whenever the newest ones change.
  const ids = messages.state === 'ready' ? messages.value.map(({ id }) => id).join() : '';
  const count = useAsync(ids, () => countDocuments(COLLECTIONS.contactMessage, { where: UNREAD }));
  return (
    <Panel title={t.messages} aside={<PanelLink to="/admin/messages">{t.messagesAll}</PanelLink>}>
      {count.state === 'ready' && count.value > 0 && (
        <p className="px-4 pt-3">
          <Badge tone="info">
            {formatMessage(t.unread, { count: formatNumber(count.value, locale) })}
          </Badge>
        </p>
      )}
      <AsyncContent content={messages} rows={3}>
        {(documents) =>
          documents.length === 0 ? (
            <Empty title={t.noMessages}>
              <p>{t.noMessagesText}</p>
            </Empty>
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
              {formatDate(new Date(parsed.value.created_date), locale, {
                day: 'numeric',
                month: 'short',
              })}
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
