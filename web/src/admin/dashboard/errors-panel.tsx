import { useSearchParams } from 'react-router-dom';
import { formatDate, formatNumber, useLocale } from '../../features/locale/index.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { Panel, Segments, WhenReady, fill } from '../ui/index.ts';
import type { ErrorDay } from './error-days.ts';
import { loadErrorDays } from './error-days.ts';
import { DayChart } from './day-chart.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardWords } from './words.ts';

const SPANS = [7, 30] as const;

/** Errors that visitors ran into, per day. */
export function ErrorsPanel() {
  const locale = useLocale();
  const words = dashboardWords[locale];
  const [query, setQuery] = useSearchParams();
  const span = query.get('days') === '30' ? 30 : 7;
  const loaded = useLoaded('days', loadErrorDays);
  return (
    <Panel title={words.errors} aside={<PanelLink to="/admin/errors">{words.errorsAll}</PanelLink>}>
      <Segments
        className="px-4 pt-3"
        label={words.span}
        options={SPANS.map((count) => ({ value: count, label: fill(words.days, { count }) }))}
        value={span}
        onChoose={(count) => setQuery(count === 30 ? { days: '30' } : {}, { replace: true })}
      />
      <WhenReady live={loaded} rows={4}>
        {(days) => <Days days={days.slice(-span)} />}
      </WhenReady>
    </Panel>
  );
}

function Days({ days }: { days: readonly ErrorDay[] }) {
  const locale = useLocale();
  const words = dashboardWords[locale];
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const summary = fill(words.errorsTotal, {
    total: formatNumber(total, locale),
    days: days.length,
    today: formatNumber(days.at(-1)?.count ?? 0, locale),
  });
  return (
    <div className="grid gap-3 p-4">
      <p>{summary}</p>
      <DayChart days={days} label={fill(words.errorsChart, { summary })} />
      <details>
        <summary className="k-link k-link-alone cursor-pointer">{words.errorsTable}</summary>
        <table className="k-table mt-2">
          <thead>
            <tr>
              <th scope="col">{words.day}</th>
              <th scope="col" className="!text-end">
                {words.count}
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
