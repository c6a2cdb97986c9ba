import { Link } from 'react-router-dom';
import { Badge, controlMessages, IconButton } from '#admin/ui/index.ts';
import { formatMessage, formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import type { ListRow } from '#model/content/list.ts';
import { needsTranslation } from '#model/content/status.ts';
import { mediaPath } from '#model/pictures/media.ts';
import { useUserName } from '../../data/use-user-name.ts';
import { listMessages } from './messages.ts';
import { BothStatuses } from './status-badges.tsx';

/** Buttons stand below the text on touch screens: next to them it would be too narrow. */
export const ROW_CLASS =
  'flex items-center gap-3 border-b border-a-line px-4 py-3 last:border-b-0 touch:flex-wrap touch:items-start touch:gap-y-1 touch:pb-1';

export const ROW_TEXT_CLASS = 'min-w-0 grow touch:basis-36';

export const ROW_BUTTONS_CLASS =
  'flex shrink-0 items-center touch:basis-full touch:flex-wrap touch:justify-end';

export function EntryRow({
  row,
  hasCover,
  to,
  place,
  onHistory,
  onRemove,
}: {
  row: ListRow;
  /** All names then stand in one line. */
  hasCover: boolean;
  to: string;
  place: { index: number; count: number; move: (from: number, to: number) => void } | null;
  onHistory: () => void;
  onRemove: () => void;
}) {
  const locale = useLocale();
  const t = { ...controlMessages[locale], ...listMessages[locale].list };
  const who = useUserName(row.updatedBy);
  const name = row.name[locale] || t.untitled;
  const when = formatTime(row.updatedAt, locale, 'day');
  return (
    <li className={ROW_CLASS} data-row={row.id}>
      {hasCover && <Thumbnail cover={row.cover} />}
      {/* The first line begins where the picture does if the name is as high as a finger. */}
      <div className={`${ROW_TEXT_CLASS} touch:-mt-2`}>
        <Link
          to={to}
          className="inline-block py-0.5 font-semibold text-a-ink hover:text-a-accent hover:underline touch:py-2.5"
          lang={row.nameLanguage[locale]}
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
          {row.isDamaged && <Badge tone="danger">{formatMessage(t.damaged, { id: row.id })}</Badge>}
        </div>
      </div>
      <div className={ROW_BUTTONS_CLASS}>
        {place !== null && (
          <>
            <IconButton
              icon="up"
              label={formatMessage(t.up, { name })}
              aria-disabled={place.index === 0}
              onClick={() => place.move(place.index, place.index - 1)}
            />
            <IconButton
              icon="down"
              label={formatMessage(t.down, { name })}
              aria-disabled={place.index === place.count - 1}
              onClick={() => place.move(place.index, place.index + 1)}
            />
          </>
        )}
        <IconButton icon="audit" label={formatMessage(t.history, { name })} onClick={onHistory} />
        <IconButton icon="trash" label={formatMessage(t.remove, { name })} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Repeats nothing that the row says, so it has no description. */
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
