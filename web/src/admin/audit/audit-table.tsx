import type { AuditRecord } from '../../../../model/audit/entry.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import type { Identified } from '../../../../model/parse-record.ts';
import { auditMessages } from './messages.ts';

/** Records of the audit log. */
export function AuditTable({ records }: { records: readonly Identified<AuditRecord>[] }) {
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
        {records.map(({ id, value: { action, target, detail, by_email, by, created_date } }) => (
          <tr key={id}>
            <td className="font-medium">{t.actions[action]}</td>
            <td data-label={t.record}>
              <code className="text-[0.8125rem] break-all">{target}</code>
            </td>
            <td data-label={t.detail}>{detail}</td>
            <td data-label={t.who}>{by_email || by}</td>
            <td data-label={t.when} className="sm:whitespace-nowrap">
              <time dateTime={new Date(created_date).toISOString()}>
                {formatTime(created_date, locale, 'time')}
              </time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
