import { auditEntryRecord } from '../../../../model/audit-log.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatDate, useLocale } from '../../features/i18n/index.ts';
import { auditMessages } from '../audit/messages.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { Empty, Panel, AsyncContent } from '../../controls/index.ts';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 8;

/** The latest lines of the audit list. */
export function ChangesPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const live = useLiveQuery(COLLECTIONS.auditLog, 'latest', {
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  return (
    <Panel title={t.changes} aside={<PanelLink to="/admin/audit">{t.changesAll}</PanelLink>}>
      <AsyncContent live={live} rows={4}>
        {(lines) =>
          lines.length === 0 ? (
            <Empty title={t.noChanges} />
          ) : (
            <ul className="divide-y divide-a-line">
              {lines.map((found) => {
                const parsed = parseRecord(auditEntryRecord, found);
                return (
                  <li key={found.id} className="px-4 py-2">
                    {parsed.ok ? (
                      <>
                        <p className="font-medium">
                          {auditMessages[locale].actions[parsed.value.action]}
                          {parsed.value.detail && (
                            <span className="font-normal text-a-muted">
                              {' '}
                              · {parsed.value.detail}
                            </span>
                          )}
                        </p>
                        <p className="control-hint">
                          {parsed.value.by_email || parsed.value.by} ·{' '}
                          {formatDate(new Date(parsed.value.created_date), locale, {
                            dateStyle: 'medium',
                            timeStyle: 'short',
                          })}
                        </p>
                      </>
                    ) : (
                      <p className="text-a-danger">{t.damagedLine}</p>
                    )}
                  </li>
                );
              })}
            </ul>
          )
        }
      </AsyncContent>
    </Panel>
  );
}
