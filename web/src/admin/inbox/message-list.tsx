import type { Ref } from 'react';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { MessageItem } from './message-item.tsx';
import type { Messages } from './use-messages.ts';
import { inboxMessages } from './messages.ts';

/** The messages of the current filter and search, newest first. */
export function MessageList({
  ref,
  messages,
  openId,
  hrefOf,
  search,
  onOpen,
}: {
  ref: Ref<HTMLUListElement>;
  messages: Messages;
  openId: string;
  hrefOf: (id: string) => string;
  search: string;
  onOpen: (id: string) => void;
}) {
  const locale = useLocale();
  const t = inboxMessages[locale];
  const { shown } = messages;
  return (
    <PagedPanel
      pages={messages}
      isEmpty={shown.length === 0}
      empty={search === '' ? t.empty : t.noMatch}
      emptyText={search === '' ? t.emptyText : undefined}
      more={search === '' ? t.older : t.searchOlder}
      note={
        search !== '' && (
          <p className="text-hint text-a-muted">
            {formatMessage(t.searched, { count: formatNumber(messages.searched, locale) })}
          </p>
        )
      }
    >
      <ul
        ref={ref}
        aria-label={t.listLabel}
        className="divide-y divide-a-line overflow-y-auto lg:max-h-[calc(100dvh-15rem)]"
      >
        {shown.map((message) => (
          <li key={message.id}>
            <MessageItem
              message={message}
              href={hrefOf(message.id)}
              isOpen={message.id === openId}
              onOpen={() => onOpen(message.id)}
            />
          </li>
        ))}
      </ul>
    </PagedPanel>
  );
}
