import type { AuditRecord } from '../../../../model/audit-log.ts';
import { formatDate, useLocale } from '../../features/locale/index.ts';
import type { Parsed } from '../../firebase/parse-record.ts';
import { fill } from '../ui/index.ts';
import { auditWords } from './words.ts';

/** Lines of the audit list. */
export function AuditTable({ records }: { records: readonly Parsed<AuditRecord>[] }) {
  const locale = useLocale();
  const words = auditWords[locale];
  return (
    <table className="k-table k-table-cards">
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          <th scope="col">{words.record}</th>
          <th scope="col">{words.detail}</th>
          <th scope="col">{words.who}</th>
          <th scope="col">{words.when}</th>
        </tr>
      </thead>
      <tbody>
        {records.map((record) =>
          record.ok ? (
            <tr key={record.id}>
              <td className="font-medium">{words.actions[record.value.action]}</td>
              <td data-label={words.record}>
                <code className="text-[0.8125rem] break-all">{record.value.target}</code>
              </td>
              <td data-label={words.detail}>{record.value.detail}</td>
              <td data-label={words.who}>{record.value.by_email || record.value.by}</td>
              <td data-label={words.when} className="whitespace-nowrap">
                <time dateTime={new Date(record.value.created_date).toISOString()}>
                  {formatDate(new Date(record.value.created_date), locale, {
                    dateStyle: 'medium',
                    timeStyle: 'short',
                  })}
                </time>
              </td>
            </tr>
          ) : (
            <tr key={record.id}>
              <td colSpan={5} className="text-a-danger">
                {fill(words.broken, { problems: record.problems.join('; ') })}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
