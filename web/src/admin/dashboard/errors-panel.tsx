import * as v from 'valibot';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { Panel, SegmentedControl } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { AsyncState } from '../../data/use-live-query.ts';
import type { Dashboard } from '../../../../model/dashboard/api.ts';
import type { DayCount } from '../../../../model/day-count.ts';
import { NumberTable } from '../../controls/number-table.tsx';
import { DayChart } from './day-chart.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const PERIODS = ['7', '30'] as const;
const urlSchema = v.object({ days: v.fallback(v.picklist(PERIODS), '7') });

/** Error reports per day. */
export function ErrorsPanel({ numbers }: { numbers: AsyncState<Dashboard> }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const url = useUrlState(urlSchema);
  const { days: period } = url.state;
  return (
    <Panel title={t.errors} aside={<PanelLink to="/admin/errors">{t.errorsAll}</PanelLink>}>
      <SegmentedControl
        className="px-4 pt-3"
        label={t.period}
        options={PERIODS.map((count) => ({
          value: count,
          label: formatMessage(t.days, { count }),
        }))}
        value={period}
        onChoose={(count) => url.set({ days: count })}
      />
      <AsyncContent content={numbers} rows={4}>
        {({ errors }) => <Days days={errors.days.slice(-Number(period))} />}
      </AsyncContent>
    </Panel>
  );
}

function Days({ days }: { days: readonly DayCount[] }) {
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
        <summary className="control-link control-link-alone mb-2 cursor-pointer">
          {t.errorsTable}
        </summary>
        <NumberTable
          head={[t.day, t.count]}
          rows={days.toReversed().map(({ day, count }) => [formatTime(day, locale, 'day'), count])}
        />
      </details>
    </div>
  );
}
