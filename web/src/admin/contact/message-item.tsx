import type { StoredMessage } from '../../../../model/contact/message.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { StatusBadge } from './status-badge.tsx';
import { Waiting } from './waiting.tsx';
import { inboxMessages } from './messages.ts';

/** One message in the list: sender, date, and the beginning of the text. */
export function MessageItem({
  message,
  href,
  isOpen,
  onOpen,
}: {
  message: Parsed<StoredMessage>;
  href: string;
  isOpen: boolean;
  onOpen: () => void;
}) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  return (
    <a
      href={href}
      data-id={message.id}
      aria-current={isOpen ? 'true' : undefined}
      className="block border-s-4 border-transparent px-3 py-2.5 -outline-offset-2 hover:bg-a-raised aria-[current]:border-a-accent aria-[current]:bg-a-soft forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {message.ok ? (
        <>
          <span className="flex items-baseline gap-2">
            <span
              dir="auto"
              className={`grow truncate ${message.value.status === 'new' ? 'font-bold' : 'font-medium'}`}
            >
              {message.value.name}
            </span>
            <time
              className="control-hint shrink-0"
              dateTime={new Date(message.value.created_date).toISOString()}
            >
              {formatTime(message.value.created_date, locale, 'shortDay')}
            </time>
          </span>
          <span className="mt-0.5 flex items-center gap-2">
            <span className="grow truncate text-a-muted" dir="auto" lang="">
              {message.value.message}
            </span>
            <StatusBadge status={message.value.status} />
          </span>
          <Waiting message={message.value} />
        </>
      ) : (
        <span className="text-a-danger">
          {t.broken} · <code>{message.id}</code>
        </span>
      )}
    </a>
  );
}
