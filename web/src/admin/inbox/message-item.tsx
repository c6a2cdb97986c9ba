import type { StoredMessage } from '../../../../model/contact/message.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Badge } from '../../admin-ui/index.ts';
import type { Identified } from '../../../../model/parse-record.ts';
import { StatusBadge } from './status-badge.tsx';
import { inboxMessages } from './messages.ts';

/** One message in the list: sender, date, and the beginning of the text. */
export function MessageItem({
  message: { id, value },
  href,
  isOpen,
  onOpen,
}: {
  message: Identified<StoredMessage>;
  href: string;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const locale = useLocale();
  return (
    <a
      href={href}
      data-id={id}
      aria-current={isOpen ? 'true' : undefined}
      className="block border-s-4 border-transparent px-3 py-2.5 -outline-offset-2 hover:bg-a-raised aria-[current]:border-a-accent aria-[current]:bg-a-soft forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
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
        <StatusBadge status={value.status} />
      </span>
      {value.notify_problem !== undefined && (
        <Badge tone="danger">{inboxMessages[locale].notNotified}</Badge>
      )}
    </a>
  );
}
