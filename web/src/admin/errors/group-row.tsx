import type { KeyboardEvent } from 'react';
import { useId } from 'react';
import type { ErrorGroupRow } from '../../../../model/errors/api.ts';
import { OVERFLOW_GROUP } from '../../../../model/errors/group.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import type { Tone } from '../../controls/index.ts';
import { Badge } from '../../controls/index.ts';
import { GroupDetails } from './group-details.tsx';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

const SPARKLINE = { width: 120, height: 28 } as const;

const TONES: Readonly<Record<ErrorGroupRow['status'], Tone>> = {
  open: 'danger',
  resolved: 'good',
  muted: 'plain',
};

/** One error group; expanded, it shows its details. While it has the focus, single keys change its status. */
export function GroupRow({
  row,
  isNew,
  isOpen,
  toggle,
  change,
}: {
  row: ErrorGroupRow;
  /** True where it is one of those that the dashboard counts as new. */
  isNew: boolean;
  isOpen: boolean;
  toggle: () => void;
  change: (...args: Parameters<Groups['change']>) => void;
}) {
  const locale = useLocale();
  const t = errorsMessages[locale];
  const id = useId();
  const when = (millis: number) => formatTime(millis, locale, 'time');
  const counts = row.days.map((count) => formatNumber(count, locale)).join(', ');

  function keys(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpenStatus = row.status === 'open';
    const key = event.key.toLowerCase();
    if (isOpenStatus && key === 'r') change(row.id, 'resolve');
    else if (isOpenStatus && key === 'b') change(row.id, 'resolve', true);
    else if (isOpenStatus && key === 'm') change(row.id, 'mute');
    else if (!isOpenStatus && key === 'o') change(row.id, 'reopen');
  }

  return (
    <li className="border-b border-a-line last:border-b-0">
      <button
        type="button"
        className="grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_auto_6.5rem] items-center gap-x-4 gap-y-2 px-4 py-3 text-start -outline-offset-2 hover:bg-a-raised aria-expanded:bg-a-raised max-md:grid-cols-[auto_1fr_auto] max-md:[&>span:empty]:hidden"
        data-row=""
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={keys}
      >
        <span className="max-md:col-span-full">
          <span className="font-semibold break-words">
            {row.id === OVERFLOW_GROUP
              ? t.overflow
              : row.error_report_by_system || row.error_report_by_dev}
          </span>
          <span className="block text-[0.8125rem] text-a-muted">
            <span className="block wrap-anywhere">{placeOf(row)}</span>
            {formatMessage(t.seen, { first: when(row.first_seen), last: when(row.last_seen) })}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1">
          {isNew && <Badge tone="danger">{t.isNew}</Badge>}
          {row.status !== 'open' && <Badge tone={TONES[row.status]}>{t.filters[row.status]}</Badge>}
          {row.reopened && row.status === 'open' && <Badge tone="warn">{t.again}</Badge>}
        </span>
        <Sparkline counts={row.days} label={formatMessage(t.spark, { counts })} />
        <span className="text-end font-semibold tabular-nums max-md:col-start-3">
          {formatMessage(t.count, { count: formatNumber(row.count, locale) })}
        </span>
      </button>
      {isOpen && (
        <div id={id}>
          <GroupDetails row={row} change={change} />
        </div>
      )}
    </li>
  );
}

/** Where it happens: the function and the first page of those that are known, with the number of the others. */
function placeOf({ what_function, what_page }: ErrorGroupRow): string {
  const [page, ...others] = what_page;
  const where = page !== undefined && others.length > 0 ? `${page} +${others.length}` : page;
  return [what_function, where].filter(Boolean).join(' · ');
}

/** Bars of counts over time; the label holds the numbers. */
function Sparkline({ counts, label }: { counts: readonly number[]; label: string }) {
  const { width, height: total } = SPARKLINE;
  const most = Math.max(1, ...counts);
  const step = width / Math.max(1, counts.length);
  return (
    <svg
      viewBox={`0 0 ${width} ${total}`}
      width={width}
      height={total}
      role="img"
      aria-label={label}
    >
      <line
        x1="0"
        x2={width}
        y1={total - 0.5}
        y2={total - 0.5}
        className="stroke-a-line forced-colors:stroke-[CanvasText]"
      />
      {counts.map((count, index) => {
        const height = count === 0 ? 0 : Math.max(2, (total * count) / most);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- the index is the day
            key={index}
            x={index * step}
            y={total - height}
            width={Math.max(1, step - 1)}
            height={height}
            className="fill-a-accent forced-colors:fill-[CanvasText]"
          />
        );
      })}
    </svg>
  );
}
