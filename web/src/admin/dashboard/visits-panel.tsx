import { Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { formatMessage, formatNumber, useLocale } from '../../features/locale/index.ts';
import { visitsMessages } from '../visits/messages.ts';
import { useVisits } from '../visits/use-visits.ts';
import { DayChart } from './day-chart.tsx';
import { PanelLink } from './panel-link.tsx';

/** Views of the last 30 days. */
export function VisitsPanel() {
  const locale = useLocale();
  const t = visitsMessages[locale];
  return (
    <Panel title={t.title} aside={<PanelLink to="/admin/visits">{t.all}</PanelLink>}>
      <AsyncContent content={useVisits('30')} rows={4}>
        {({ times, counts: { views, visitors } }) => (
          <div className="grid gap-3 p-4">
            <p>
              {formatMessage(t.summary, {
                views: formatNumber(views, locale),
                visitors: formatNumber(visitors, locale),
              })}
            </p>
            {views > 0 && (
              <DayChart
                days={times.map(({ time, views: count }) => ({ day: time, count }))}
                label={t.chart30}
              />
            )}
          </div>
        )}
      </AsyncContent>
    </Panel>
  );
}
