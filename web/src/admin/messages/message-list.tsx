import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { describeProblem } from '../data/problem.ts';
import { Button, Empty, ErrorState, Loading, Notice, fill } from '../ui/index.ts';
import type { View } from './filters.ts';
import { readView, writeView } from './filters.ts';
import { MessageItem } from './message-item.tsx';
import type { Messages } from './use-messages.ts';
import { messageWords } from './words.ts';

/** The messages of the view, newest first. */
export function MessageList({
  ref,
  messages,
  view,
  search,
  onOpen,
}: {
  ref: Ref<HTMLUListElement>;
  messages: Messages;
  view: View;
  search: string;
  onOpen: (id: string) => void;
}) {
  const locale = useLocale();
  const words = messageWords[locale];
  const [query] = useSearchParams();
  const { first, shown } = messages;
  const hrefOf = (id: string) => `?${writeView({ ...readView(query), open: id }).toString()}`;
  return (
    <div className="k-panel overflow-hidden">
      {first.state === 'loading' && <Loading rows={8} />}
      {first.state === 'failed' && (
        <ErrorState text={describeProblem(first.error, locale)} retry={first.retry} />
      )}
      {first.state === 'ready' && shown.length === 0 && (
        <Empty title={search === '' ? words.empty : words.noMatch}>
          {search === '' && <p>{words.emptyText}</p>}
        </Empty>
      )}
      <ul
        ref={ref}
        aria-label={words.listLabel}
        className="divide-y divide-a-line overflow-y-auto lg:max-h-[calc(100dvh-15rem)]"
      >
        {shown.map((message) => (
          <li key={message.id}>
            <MessageItem
              message={message}
              href={hrefOf(message.id)}
              isOpen={message.id === view.open}
              onOpen={() => onOpen(message.id)}
            />
          </li>
        ))}
      </ul>
      {first.state === 'ready' && (messages.hasMore || search !== '') && (
        <div className="grid justify-items-center gap-2 border-t border-a-line p-3">
          {search !== '' && (
            <p className="k-hint">
              {fill(words.searched, { count: formatNumber(messages.searched, locale) })}
            </p>
          )}
          {messages.moreFailed && (
            <Notice tone="danger">{describeProblem(messages.moreFailed, locale)}</Notice>
          )}
          {messages.hasMore && (
            <Button busy={messages.loadingMore} onClick={messages.more}>
              {search === '' ? words.older : words.searchOlder}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
