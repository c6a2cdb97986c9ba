import type { AuditRecord } from '../../../../model/audit/entry.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { formatMessage, useLocale } from '../../features/locale/index.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { auditMessages } from './messages.ts';

/** Records of the audit log. */
export function AuditTable({ records }: { records: readonly Parsed<AuditRecord>[] }) {
  const locale = useLocale();
  const t = auditMessages[locale];
  return (
    <table className="control-table control-table-cards">
      <thead>
        <tr>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.record}</th>
          <th scope="col">{t.detail}</th>
          <th scope="col">{t.who}</th>
          <th scope="col">{t.when}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) =>
          record.ok ? (
            <tr key={record.id}>
              <td className="font-medium">{t.actions[record.value.action]}</td>
              <td data-label={t.record}>
                <code className="text-[0.8125rem] break-all">{record.value.target}</code>
              </td>
              <td data-label={t.detail}>{record.value.detail}</td>
              <td data-label={t.who}>{record.value.by_email || record.value.by || t.client}</td>
              <td data-label={t.when} className="sm:whitespace-nowrap">
                <time dateTime={new Date(record.value.created_date).toISOString()}>
                  {formatTime(record.value.created_date, locale, 'time')}
                </time>
              </td>
            </tr>
          ) : (
            <tr key={record.id}>
              <td colSpan={5} className="text-a-danger">
                {formatMessage(t.broken, { problems: record.problems.join('; ') })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
