import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { needsTranslation } from '../../../../model/content-status.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { Link } from '../../features/navigation/index.ts';
import { Badge, IconButton, formatMessage } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import { entryName } from './entry.ts';
import { BothStatuses } from './status-badges.tsx';
import { useName } from './use-name.ts';
import { useNow } from './use-now.ts';
import { contentMessages } from './messages.ts';

const DRAGGED = 'application/x-entry-place';

/** One entry in the list: opened, moved and deleted from here. */
export function EntryRow({
  entry,
  place,
  move,
  drop,
  remove,
}: {
  entry: Entry;
  /** Null where the list has no order of its own. */
  place: { index: number; count: number; busy: boolean } | null;
  move: (to: number) => void;
  /** Another entry, by its place, was dropped here. */
  drop: (from: number) => void;
  remove: () => void;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const who = useName(entry.updatedBy);
  const now = useNow();
  const [isOver, setOver] = useState(false);
  const name = entryName(entry, locale) || t.list.untitled;
  const when =
    entry.updatedAt === null
      ? ''
      : formatDate(new Date(entry.updatedAt), locale, { dateStyle: 'medium', timeStyle: 'short' });

  function keys(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (place === null || step === undefined || !event.altKey) return;
    event.preventDefault();
    if (!place.busy) move(place.index + step);
  }

  return (
    <li
      className={`content-row ${isOver ? 'content-row-over' : ''}`}
      draggable={place !== null}
      onDragStart={(event) => event.dataTransfer.setData(DRAGGED, String(place?.index))}
      onDragOver={(event) => {
        if (place === null || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const from = Number(event.dataTransfer.getData(DRAGGED) || -1);
        if (place !== null && from >= 0) drop(from);
      }}
    >
      <div className="min-w-0 grow">
        <Link
          to={`/admin/${entry.kind}?entry=${entry.id}`}
          className="content-row-name"
          {...(place !== null && { onKeyDown: keys })}
        >
          {name}
        </Link>
        <p className="text-[0.8125rem] text-a-muted">
          {who === ''
            ? formatMessage(t.list.changed, { when })
            : formatMessage(t.list.changedBy, { when, who })}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BothStatuses entry={entry} />
          {needsTranslation(entry.kind, entry, now) && (
            <Badge tone="warn">{t.list.attention}</Badge>
          )}
          {entry.damaged.length > 0 && <Badge tone="danger">{t.list.damaged}</Badge>}
        </div>
      </div>
      <div className="content-row-actions flex shrink-0 items-center">
        {place !== null && (
          <>
            <IconButton
              icon="up"
              label={formatMessage(t.list.up, { name })}
              disabled={place.index === 0 || place.busy}
              onClick={() => move(place.index - 1)}
            />
            <IconButton
              icon="down"
              label={formatMessage(t.list.down, { name })}
              disabled={place.index === place.count - 1 || place.busy}
              onClick={() => move(place.index + 1)}
            />
          </>
        )}
        <IconButton icon="trash" label={formatMessage(t.list.remove, { name })} onClick={remove} />
      </div>
    </li>
  );
}
