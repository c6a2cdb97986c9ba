import type { VisitsAnswer } from '../../../../model/visits/api.ts';
import { NumberTable } from '../../controls/number-table.tsx';
import { DayChart } from './day-chart.tsx';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from './messages.ts';

type Times = VisitsAnswer['times'];

/** Views by day, or by month, as a chart and as a table. */
export function VisitTimes({ times }: { times: Times }) {
  const locale = useLocale();
  const t = visitsMessages[locale];
  const areMonths = times[0]?.time.length === 'yyyy-mm'.length;
  return (
    <div className="grid gap-3 pb-4">
      <div className="px-4">
        <DayChart
          days={times.map(({ time, views }) => ({ day: time, count: views }))}
          label={t.chart}
          time={areMonths ? 'shortMonth' : 'shortDay'}
        />
      </div>
      <details>
        <summary className="control-link control-link-alone mx-4 mb-2 cursor-pointer">
          {t.table}
        </summary>
        <NumberTable
          head={[t.time, t.views, t.visitors, t.messages]}
          rows={times
            .toReversed()
            .map(({ time, views, visitors, messages }) => [
              formatTime(time, locale, areMonths ? 'month' : 'day'),
              views,
              visitors,
              messages,
            ])}
        />
      </details>
    </div>
  );
}
