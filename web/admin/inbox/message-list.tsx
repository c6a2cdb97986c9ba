import { Link } from 'react-router-dom';
import { formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { StoredMessage } from '#model/contact/message.ts';
import type { Identified } from '#model/parse-record.ts';
import { PagedPanel } from '../data/async-content.tsx';
import { Badge, MessageStatusBadge } from '../ui/index.ts';
import { inboxMessages } from './messages.ts';
import type { Messages } from './use-messages.ts';

export function MessageList({
  messages,
  openId,
  hrefOf,
  search,
}: {
  messages: Messages;
  openId: string;
  hrefOf: (id: string) => string;
  search: string;
}) {
  const t = inboxMessages[useLocale()];
  const { shown } = messages;
  return (
    <PagedPanel
      pages={messages}
      isEmpty={shown.length === 0}
      empty={search === '' ? t.empty : t.noMatch}
      emptyText={search === '' ? t.emptyText : undefined}
      more={search === '' ? undefined : t.searchOlder}
    >
      <ul
        aria-label={t.listLabel}
        className="divide-y divide-a-line overflow-y-auto lg:max-h-[calc(100dvh-15rem)]"
      >
        {shown.map((message) => (
          <li key={message.id}>
            <MessageItem
              message={message}
              href={hrefOf(message.id)}
              isOpen={message.id === openId}
            />
          </li>
        ))}
      </ul>
    </PagedPanel>
  );
}

function MessageItem({
  message: { id, value },
  href,
  isOpen,
}: {
  message: Identified<StoredMessage>;
  href: string;
  isOpen: boolean;
}) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  return (
    <Link
      to={href}
      replace
      data-id={id}
      aria-current={isOpen ? 'true' : undefined}
      className="block border-s-4 border-transparent px-3 py-2.5 -outline-offset-2 hover:bg-a-raised aria-[current]:border-a-accent aria-[current]:bg-a-soft forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
    >
      <span className="flex items-baseline gap-2">
        <span
          dir="auto"
          className={`grow truncate ${value.status === 'new' ? 'font-bold' : 'font-medium'}`}
        >
          {value.name}
        </span>
        <time
          className="text-hint text-a-muted shrink-0"
          dateTime={new Date(value.created_date).toISOString()}
        >
          {formatTime(value.created_date, locale, 'shortDay')}
        </time>
      </span>
      <span className="mt-0.5 flex items-center gap-2">
        <span className="grow truncate text-a-muted" dir="auto" lang="">
          {value.message}
        </span>
        <MessageStatusBadge status={value.status} names={t.status} />
      </span>
      {value.notify_problem !== undefined && <Badge tone="danger">{t.notNotified}</Badge>}
    </Link>
  );
}
