import type { Dashboard } from '../../../../model/dashboard/api.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { Badge, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import type { AsyncState } from '../../data/use-live-query.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

/** How many texts are live, scheduled, or need a translation. */
const COLUMNS = ['liveEn', 'liveId', 'scheduled', 'half', 'outdated'] as const;

export function ContentPanel({ numbers }: { numbers: AsyncState<Dashboard> }) {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  return (
    <Panel title={t.content}>
      <AsyncContent content={numbers} rows={4}>
        {({ content }) => (
          <div className="control-table-scroll">
            <table className="control-table control-table-cards">
              <thead>
                <tr>
                  <th scope="col" className="align-bottom">
                    {t.kind}
                  </th>
                  {COLUMNS.map((name) => (
                    <th key={name} scope="col" className="!whitespace-normal align-bottom">
                      {t[name]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {content.map(({ kind, ...counts }) => (
                  <tr key={kind}>
                    <th scope="row">
                      <PanelLink to={`/admin/${kind}`}>{t.kinds[kind]}</PanelLink>
                    </th>
                    <td data-label={t.liveEn}>{formatNumber(counts.live.en, locale)}</td>
                    <td data-label={t.liveId}>{formatNumber(counts.live.id, locale)}</td>
                    <td data-label={t.scheduled} className={onlyIfAny(counts.scheduled)}>
                      {formatNumber(counts.scheduled, locale)}
                    </td>
                    <td data-label={t.half} className={onlyIfAny(counts.half)}>
                      <OpenCount count={counts.half} />
                    </td>
                    <td data-label={t.outdated} className={onlyIfAny(counts.outdated)}>
                      <OpenCount count={counts.outdated} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </AsyncContent>
    </Panel>
  );
}

/** On a phone, where each number takes a line, a zero is left out. */
const onlyIfAny = (count: number) => (count === 0 ? 'max-sm:!hidden' : '');

/** A number that is highlighted unless it is zero. */
function OpenCount({ count }: { count: number }) {
  const locale = useLocale();
  return count === 0 ? <>0</> : <Badge tone="warn">{formatNumber(count, locale)}</Badge>;
}
