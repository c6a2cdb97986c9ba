import { formatNumber, useLocale } from '../../features/i18n/index.ts';
import { useAsync } from '../../data/use-async.ts';
import { Badge, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { countAllContent } from './content-counts.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

/** How many texts are live, scheduled, or need a translation. */
export function ContentPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const allCounts = useAsync('content', countAllContent);
  return (
    <Panel title={t.content}>
      <AsyncContent content={allCounts} rows={4}>
        {(kinds) => (
          <div className="control-table-scroll">
            <table className="control-table control-table-cards">
              <thead>
                <tr>
                  <th scope="col">{t.kind}</th>
                  <th scope="col">{t.liveEn}</th>
                  <th scope="col">{t.liveId}</th>
                  <th scope="col">{t.scheduled}</th>
                  <th scope="col">{t.half}</th>
                  <th scope="col">{t.outdated}</th>
                </tr>
              </thead>
              <tbody>
                {kinds.map(({ kind, counts }) => (
                  <tr key={kind}>
                    <th scope="row">
                      <PanelLink to={`/admin/${kind}`}>{t.kinds[kind]}</PanelLink>
                    </th>
                    <td data-label={t.liveEn}>{formatNumber(counts.live.en, locale)}</td>
                    <td data-label={t.liveId}>{formatNumber(counts.live.id, locale)}</td>
                    <td data-label={t.scheduled}>{formatNumber(counts.scheduled, locale)}</td>
                    <td data-label={t.half}>
                      <OpenCount count={counts.half} />
                    </td>
                    <td data-label={t.outdated}>
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

/** A number that is highlighted unless it is zero. */
function OpenCount({ count }: { count: number }) {
  const locale = useLocale();
  return count === 0 ? <>0</> : <Badge tone="warn">{formatNumber(count, locale)}</Badge>;
}
