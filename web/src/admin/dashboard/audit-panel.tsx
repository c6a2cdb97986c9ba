import { auditEntryRecord } from '../../../../model/audit/entry.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { auditMessages } from '../audit/messages.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { Empty, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 8;

/** The latest records of the audit log. */
export function AuditPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const records = useLiveQuery(COLLECTIONS.auditLog, 'latest', {
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  return (
    <Panel title={t.changes} aside={<PanelLink to="/admin/audit">{t.changesAll}</PanelLink>}>
      <AsyncContent content={records} rows={4}>
        {(documents) =>
          documents.length === 0 ? (
            <Empty title={t.noChanges} text={auditMessages[locale].emptyText} />
          ) : (
            <ul className="divide-y divide-a-line">
              {documents.map((document) => {
                const parsed = parseRecord(auditEntryRecord, document);
                return (
                  <li key={document.id} className="px-4 py-2">
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
                          {parsed.value.by_email || parsed.value.by || auditMessages[locale].client}{' '}
                          · {formatTime(parsed.value.created_date, locale, 'time')}
                        </p>
                      </>
                    ) : (
                      <p className="text-a-danger">{t.damagedRecord}</p>
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
