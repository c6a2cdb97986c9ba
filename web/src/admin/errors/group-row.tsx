import { useId } from 'react';
import type { ErrorGroupRow } from '../../../../model/errors/api.ts';
import { OVERFLOW_GROUP } from '../../../../model/errors/group.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { Badge } from '../../admin-ui/index.ts';
import { GroupDetails } from './group-details.tsx';
import type { Groups } from './use-groups.ts';
import { errorsMessages } from './messages.ts';

/** One error group; expanded, it shows its details. */
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
  return (
    <li className="border-b border-a-line last:border-b-0">
      <button
        type="button"
        className="grid min-h-11 w-full cursor-pointer grid-cols-[minmax(0,1fr)_auto_5rem] items-center gap-x-4 gap-y-2 px-4 py-3 text-start -outline-offset-2 hover:bg-a-raised aria-expanded:bg-a-raised max-md:grid-cols-[1fr_auto]"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="max-md:col-span-full">
          <span className="font-semibold break-words">
            {row.id === OVERFLOW_GROUP
              ? t.overflow
              : row.error_report_by_system || row.error_report_by_dev}
          </span>
          <span className="block text-[0.8125rem] text-a-muted">
            <span className="block wrap-anywhere">
              {[row.what_function, row.what_page].filter(Boolean).join(' · ')}
            </span>
            {formatMessage(t.seen, { first: when(row.first_seen), last: when(row.last_seen) })}
          </span>
        </span>
        <span className="flex flex-wrap items-center gap-1">
          {isNew && <Badge tone="danger">{t.isNew}</Badge>}
          {row.status === 'resolved' && <Badge tone="good">{t.filters.resolved}</Badge>}
          {row.reopened && row.status === 'open' && <Badge tone="warn">{t.again}</Badge>}
        </span>
        <span className="text-end font-semibold tabular-nums">
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
