import type { AuditRecord } from '../../../../model/audit/entry.ts';
import { isLocale } from '../../../../model/locale.ts';
import { Table } from '../../admin-ui/index.ts';
import { languageNames } from '../../admin-ui/language-names.ts';
import { formatTime } from '../../features/locale/format-time.ts';
import { useLocale } from '../../features/locale/index.ts';
import { Link } from '../../features/navigation/index.ts';
import type { Identified } from '../../../../model/parse-record.ts';
import { auditMessages } from './messages.ts';
import type { Target } from './use-targets.ts';
import { useTargets } from './use-targets.ts';

/** Records of the audit log, with what each is about. */
export function AuditTable({ records }: { records: readonly Identified<AuditRecord>[] }) {
  const locale = useLocale();
  const t = auditMessages[locale];
  const targetOf = useTargets(records.map(({ value }) => value));
  return (
    <Table
      head={
        <>
          <th scope="col">{t.what}</th>
          <th scope="col">{t.record}</th>
          <th scope="col">{t.detail}</th>
          <th scope="col">{t.who}</th>
          <th scope="col">{t.when}</th>
        </>
      }
    >
      {records.map(({ id, value }) => {
        const { action, detail, by_email, by, created_date } = value;
        return (
          <tr key={id}>
            <td className="font-medium">{t.actions[action]}</td>
            <td data-label={t.record} className="wrap-anywhere max-sm:empty:hidden">
              <TargetName target={targetOf(value)} />
            </td>
            <td data-label={t.detail} className="max-sm:empty:hidden">
              {isLocale(detail) ? languageNames[locale][detail] : detail}
            </td>
            <td data-label={t.who}>{by_email || by}</td>
            <td data-label={t.when} className="sm:whitespace-nowrap">
              <time dateTime={new Date(created_date).toISOString()}>
                {formatTime(created_date, locale, 'time')}
              </time>
            </td>
          </tr>
        );
      })}
    </Table>
  );
}

function TargetName({ target: { name, lang, to } }: { target: Target }) {
  const t = auditMessages[useLocale()];
  if (to === undefined) return name;
  return (
    <Link to={to} className="underline underline-offset-2" lang={lang}>
      {name || t.untitled}
    </Link>
  );
}
