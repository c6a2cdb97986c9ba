import { auditEntryRecord } from '../../../../model/audit/entry.ts';
import { parseRecords } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { auditMessages } from '../audit/messages.ts';
import { useLiveQuery } from '../../data/use-live-query.ts';
import { DamagedNotice, Empty, Panel } from '../../controls/index.ts';
import { AsyncContent } from '../../data/async-content.tsx';
import { PanelLink } from './panel-link.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 8;

/** The latest records of the audit log. */
export function AuditPanel() {
  const locale = useLocale();
  const t = dashboardMessages[locale];
  const latest = useLiveQuery(COLLECTIONS.auditLog, 'latest', {
    orderBy: [['created_date', 'desc']],
    limit: SHOWN,
  });
  return (
    <Panel title={t.changes} aside={<PanelLink to="/admin/audit">{t.changesAll}</PanelLink>}>
      <AsyncContent content={latest} rows={4}>
        {(documents) => {
          if (documents.length === 0) {
            return <Empty title={t.noChanges} text={auditMessages[locale].emptyText} />;
          }
          const { records, damaged } = parseRecords(auditEntryRecord, documents);
          return (
            <>
              <DamagedNotice damaged={damaged} />
              <ul className="divide-y divide-a-line">
                {records.map(({ id, value: { action, detail, by_email, by, created_date } }) => (
                  <li key={id} className="px-4 py-2">
                    <p className="font-medium">
                      {auditMessages[locale].actions[action]}
                      {detail && <span className="font-normal text-a-muted"> · {detail}</span>}
                    </p>
                    <p className="control-hint">
                      {by_email || by} · {formatTime(created_date, locale, 'time')}
                    </p>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </AsyncContent>
    </Panel>
  );
}
