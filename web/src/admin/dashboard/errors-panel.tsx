import { useSearchParams } from 'react-router-dom';
import { formatDate, formatNumber, useLocale } from '../../features/i18n/index.ts';
import { useAsync } from '../../data/use-async.ts';
import { Panel, SegmentedControl, AsyncContent, formatMessage } from '../../controls/index.ts';
import type { ErrorDay } from './error-days.ts';
import { loadErrorDays } from './error-days.ts';
import { DayChart } from './day-chart.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SPANS = [7, 30] as const;

/** Errors that visitors ran into, per day. */
export function ErrorsPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const [query, setQuery] = useSearchParams();
  const span = query.get('days') === '30' ? 30 : 7;
  const loaded = useAsync('days', loadErrorDays);
  return (
    <Panel title={t.errors} aside={<PanelLink to="/admin/errors">{t.errorsAll}</PanelLink>}>
      <SegmentedControl
        className="px-4 pt-3"
        label={t.span}
        options={SPANS.map((count) => ({ value: count, label: formatMessage(t.days, { count }) }))}
        value={span}
        onChoose={(count) => setQuery(count === 30 ? { days: '30' } : {}, { replace: true })}
      />
      <AsyncContent live={loaded} rows={4}>
        {(days) => <Days days={days.slice(-span)} />}
      </AsyncContent>
    </Panel>
  );
}

function Days({ days }: { days: readonly ErrorDay[] }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const summary = formatMessage(t.errorsTotal, {
    total: formatNumber(total, locale),
    days: days.length,
    today: formatNumber(days.at(-1)?.count ?? 0, locale),
  });
  return (
    <div className="grid gap-3 p-4">
      <p>{summary}</p>
      <DayChart days={days} label={formatMessage(t.errorsChart, { summary })} />
      <details>
        <summary className="control-link control-link-alone cursor-pointer">
          {t.errorsTable}
        </summary>
        <table className="control-table mt-2">
          <thead>
            <tr>
              <th scope="col">{t.day}</th>
              <th scope="col" className="!text-end">
                {t.count}
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, count }) => (
              <tr key={day}>
                <td>{formatDate(day, locale, { dateStyle: 'medium' })}</td>
                <td className="!text-end tabular-nums">{formatNumber(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}
