import type { VisitsAnswer } from '../../../../model/visits/api.ts';
import { NumberTable } from '../../controls/number-table.tsx';
import { DayChart } from '../dashboard/day-chart.tsx';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

type Times = VisitsAnswer['times'];

const isMonth = (time: string): boolean => time.length === 'yyyy-mm'.length;

/** Views by day, or by month, as a chart and as a table. */
export function VisitTimes({ times }: { times: Times }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const name = (time: string): string =>
    isMonth(time) ? formatTime(`${time}-15`, locale, 'month') : formatTime(time, locale, 'day');
  return (
    <div className="grid gap-3 px-4 pb-4">
      <DayChart
        days={times.map(({ time, views }) => ({ day: time, count: views }))}
        label={t.chart}
      />
      <details>
        <summary className="control-link control-link-alone mb-2 cursor-pointer">{t.table}</summary>
        <NumberTable
          head={[t.time, t.views, t.visitors, t.messages]}
          rows={times
            .toReversed()
            .map(({ time, views, visitors, messages }) => [name(time), views, visitors, messages])}
        />
      </details>
    </div>
  );
}
