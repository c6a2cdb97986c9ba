import type { VisitsAnswer } from '../../../../model/visits/api.ts';
import { DayChart } from '../dashboard/day-chart.tsx';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
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
        <summary className="control-link control-link-alone cursor-pointer">{t.table}</summary>
        <table className="control-table mt-2">
          <thead>
            <tr>
              <th scope="col">{t.time}</th>
              <th scope="col" className="!text-end">
                {t.views}
              </th>
              <th scope="col" className="!text-end">
                {t.visitors}
              </th>
              <th scope="col" className="!text-end">
                {t.messages}
              </th>
            </tr>
          </thead>
          <tbody>
            {times.toReversed().map(({ time, views, visitors, messages }) => (
              <tr key={time}>
                <td>{name(time)}</td>
                <Count value={views} />
                <Count value={visitors} />
                <Count value={messages} />
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

function Count({ value }: { value: number }) {
  return <td className="!text-end tabular-nums">{formatNumber(value, useLocale())}</td>;
}
