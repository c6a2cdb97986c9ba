import type { KeyboardEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { needsTranslation } from '../../../../../model/content/status.ts';
import type { Locale } from '../../../../../model/locale.ts';
import { formatTime } from '../../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../../features/locale/index.ts';
import { Link } from '../../../features/navigation/index.ts';
import { Badge, IconButton } from '../../../admin-ui/index.ts';
import type { ListRow } from '../../../../../model/content/list.ts';
import { mediaPath } from '../../../../../model/pictures/media.ts';
import { BothStatuses } from '../publishing/status-badges.tsx';
import { useUserName } from '../use-user-name.ts';
import { listMessages } from './messages.ts';

/** Looks of a row; on touch screens its buttons stand below the text, which next to them would be too narrow. */
export const ROW_CLASS =
  'flex items-center gap-3 border-b border-a-line px-4 py-3 last:border-b-0 touch:flex-wrap touch:items-start touch:gap-y-1 touch:pb-1';

/** Looks of its text. Where the name is as high as a finger, its first line begins where the picture does. */
export const ROW_TEXT_CLASS = 'min-w-0 grow touch:-mt-2 touch:basis-36';

/** The place of a row in a list that can be reordered. */
export interface RowPlace {
  index: number;
  count: number;
  move: (from: number, to: number, control: MoveControl) => void;
  /** The control that moved the row last, which keeps the focus; null where another row was moved. */
  movedBy: MoveControl | null;
}

/** What moves a row: one of its buttons, or its name with Alt and an arrow key. */
export type MoveControl = 'up' | 'down' | 'name';

/** One entry of the list, with the controls that open, move, duplicate and delete it. */
export function EntryRow({
  row,
  hasCover,
  nameLanguage,
  to,
  place,
  onDuplicate,
  onRemove,
}: {
  row: ListRow;
  /** True where an entry of the list has an image, so that all names stand in one line. */
  hasCover: boolean;
  /** Undefined where the name is that of a person. */
  nameLanguage: Locale | undefined;
  /** Address of the entry's editor. */
  to: string;
  /** Null where the list cannot be reordered. */
  place: RowPlace | null;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const who = useUserName(row.updatedBy);
  const name = row.name[locale] || t.untitled;
  const when = formatTime(row.updatedAt, locale, 'day');
  const item = useRef<HTMLLIElement>(null);
  const index = place?.index;
  const movedBy = place?.movedBy;

  // The browser takes the focus from what moves within the page.
  useLayoutEffect(() => {
    if (movedBy && document.activeElement === document.body) {
      item.current?.querySelector<HTMLElement>(`[data-move=${movedBy}]`)?.focus();
    }
  }, [index, movedBy]);

  function move(control: MoveControl, step: number): void {
    const next = place === null ? -1 : place.index + step;
    if (place && next >= 0 && next < place.count) place.move(place.index, next, control);
  }

  function moveByKey(event: KeyboardEvent): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (place === null || step === undefined || !event.altKey) return;
    event.preventDefault();
    move('name', step);
  }

  return (
    <li ref={item} className={ROW_CLASS}>
      {hasCover && <Thumbnail cover={row.cover} />}
      <div className={ROW_TEXT_CLASS}>
        <Link
          to={to}
          className="inline-block py-0.5 font-semibold text-a-ink hover:text-a-accent hover:underline touch:py-2.5"
          lang={row.name[locale] === '' ? undefined : nameLanguage}
          {...(place !== null && { onKeyDown: moveByKey, 'data-move': 'name' })}
        >
          {name}
        </Link>
        <p className="text-[0.8125rem] text-a-muted">
          {who === ''
            ? formatMessage(t.changed, { when })
            : formatMessage(t.changedBy, { when, who })}
        </p>
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
          <BothStatuses status={row.status} />
          {needsTranslation(row.status) && <Badge tone="warn">{t.attention}</Badge>}
        </div>
      </div>
      <div className="flex shrink-0 items-center touch:basis-full touch:flex-wrap touch:justify-end">
        {place !== null && (
          <>
            <IconButton
              icon="up"
              label={formatMessage(t.up, { name })}
              data-move="up"
              aria-disabled={place.index === 0}
              onClick={() => move('up', -1)}
            />
            <IconButton
              icon="down"
              label={formatMessage(t.down, { name })}
              data-move="down"
              aria-disabled={place.index === place.count - 1}
              onClick={() => move('down', 1)}
            />
          </>
        )}
        <IconButton
          icon="copy"
          label={formatMessage(t.duplicate, { name })}
          onClick={onDuplicate}
        />
        <IconButton icon="trash" label={formatMessage(t.remove, { name })} onClick={onRemove} />
      </div>
    </li>
  );
}

/** The entry's image, small; it repeats nothing that the row says, so it has no description. */
function Thumbnail({ cover }: { cover: string | null }) {
  const className = 'h-13.5 w-18 flex-none rounded-md bg-a-raised object-cover';
  if (cover === null) return <span className={className} aria-hidden="true" />;
  return (
    <img
      className={className}
      src={mediaPath(cover, 480, 'webp')}
      alt=""
      width={72}
      height={54}
      loading="lazy"
      decoding="async"
    />
  );
}
