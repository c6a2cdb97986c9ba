import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { needsTranslation } from '../../../../../model/content-status.ts';
import { formatDate, formatMessage, useLocale } from '../../../features/i18n/index.ts';
import { Link } from '../../../features/navigation/index.ts';
import { Badge, IconButton } from '../../../controls/index.ts';
import type { Entry } from '../../../../../model/content-entry.ts';
import { entryName } from '../../../../../model/content-entry.ts';
import { BothStatuses } from '../publishing/status-badges.tsx';
import { useUserName } from '../use-user-name.ts';
import { useNow } from '../publishing/publish-time.ts';
import { contentMessages } from '../messages.ts';

const DRAG_TYPE = 'application/x-entry-place';

/** One entry of the list, with the controls that open, move and delete it. */
export function EntryRow({
  entry,
  place,
  onMove,
  onDrop,
  onRemove,
}: {
  entry: Entry;
  /** Null where the list cannot be reordered. */
  place: { index: number; count: number; busy: boolean } | null;
  onMove: (to: number) => void;
  /** Called with the index of another entry that was dropped here. */
  onDrop: (from: number) => void;
  onRemove: () => void;
}) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const who = useUserName(entry.updatedBy);
  const now = useNow();
  const [isOver, setOver] = useState(false);
  const name = entryName(entry, locale) || t.list.untitled;
  const when =
    entry.updatedAt === null
      ? ''
      : formatDate(new Date(entry.updatedAt), locale, { dateStyle: 'medium', timeStyle: 'short' });

  function moveByKey(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (place === null || step === undefined || !event.altKey) return;
    event.preventDefault();
    if (!place.busy) onMove(place.index + step);
  }

  return (
    <li
      className={`content-row ${isOver ? 'content-row-over' : ''}`}
      draggable={place !== null}
      onDragStart={(event) => event.dataTransfer.setData(DRAG_TYPE, String(place?.index))}
      onDragOver={(event) => {
        if (place === null || !event.dataTransfer.types.includes(DRAG_TYPE)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        const from = Number(event.dataTransfer.getData(DRAG_TYPE) || -1);
        if (place !== null && from >= 0) onDrop(from);
      }}
    >
      <div className="min-w-0 grow">
        <Link
          to={`/admin/${entry.kind}?entry=${entry.id}`}
          className="content-row-name"
          {...(place !== null && { onKeyDown: moveByKey })}
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
          {entry.malformedFields.length > 0 && <Badge tone="danger">{t.list.malformed}</Badge>}
        </div>
      </div>
      <div className="content-row-actions flex shrink-0 items-center">
        {place !== null && (
          <>
            <IconButton
              icon="up"
              label={formatMessage(t.list.up, { name })}
              disabled={place.index === 0 || place.busy}
              onClick={() => onMove(place.index - 1)}
            />
            <IconButton
              icon="down"
              label={formatMessage(t.list.down, { name })}
              disabled={place.index === place.count - 1 || place.busy}
              onClick={() => onMove(place.index + 1)}
            />
          </>
        )}
        <IconButton
          icon="trash"
          label={formatMessage(t.list.remove, { name })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
