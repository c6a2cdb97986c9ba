import { auditRecordSchema } from '../../../../model/audit-log.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { auditWords } from '../audit/words.ts';
import { useLiveQuery } from '../data/use-live.ts';
import { Empty, Panel, WhenReady } from '../ui/index.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardWords } from './words.ts';

const SHOWN = 8;

/** The latest lines of the audit list. */
export function ChangesPanel() {
  const locale = useLocale();
  const words = dashboardWords[locale];
  const live = useLiveQuery(COLLECTIONS.auditLog, 'latest', {
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  return (
    <Panel
      title={words.changes}
      aside={<PanelLink to="/admin/audit">{words.changesAll}</PanelLink>}
    >
      <WhenReady live={live} rows={4}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty title={words.noChanges} />
          ) : (
            <ul className="divide-y divide-a-line">
              {lines.map((found) => {
                const parsed = parseRecord(auditRecordSchema, found);
                return (
                  <li key={found.id} className="px-4 py-2">
                    {parsed.ok ? (
                      <>
                        <p className="font-medium">
                          {auditWords[locale].actions[parsed.value.action]}
                          {parsed.value.detail && (
                            <span className="font-normal text-a-muted">
                              {' '}
                              · {parsed.value.detail}
                            </span>
                          )}
                        </p>
                        <p className="k-hint">
                          {parsed.value.by_email || parsed.value.by} ·{' '}
                          {formatDate(new Date(parsed.value.created_date), locale, {
                            dateStyle: 'medium',
                            timeStyle: 'short',
                          })}
                        </p>
                      </>
                    ) : (
                      <p className="text-a-danger">{words.damagedLine}</p>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </WhenReady>
    </Panel>
  );
}
