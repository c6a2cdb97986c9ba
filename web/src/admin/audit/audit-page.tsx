import { useSearchParams } from 'react-router-dom';
import type { AuditAction } from '../../../../model/audit-log.ts';
import { AUDIT_ACTIONS, auditEntryRecord } from '../../../../model/audit-log.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { Empty, PageHeader, PagedPanel, SelectField } from '../../controls/index.ts';
import { AuditTable } from './audit-table.tsx';
import { auditMessages } from './messages.ts';

const PAGE_SIZE = 50;

/** Who changed what, newest first. */
export function AuditPage() {
  const locale = useLocale();
  const t = auditMessages[locale];
  const [query, setQuery] = useSearchParams();
  const action: AuditAction | undefined = AUDIT_ACTIONS.find(
    (name) => name === query.get('action'),
  );
  const pages = usePagedQuery(
    COLLECTIONS.auditLog,
    action ?? 'all',
    {
      where: action === undefined ? [] : [['action', '==', action]],
      orderBy: [['created_date', 'desc']],
    },
    PAGE_SIZE,
  );
  const records = pages.found.map((found) => parseRecord(auditEntryRecord, found));
  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        <SelectField
          label={t.filter}
          hideLabel
          value={action ?? ''}
          options={[
            { value: '', label: t.all },
            ...AUDIT_ACTIONS.map((name) => ({ value: name, label: t.actions[name] })),
          ]}
          onChange={({ target: { value } }) =>
            setQuery(value === '' ? {} : { action: value }, { replace: true })
          }
        />
      </PageHeader>
      <PagedPanel
        pages={pages}
        empty={
          records.length === 0 ? (
            <Empty title={action === undefined ? t.empty : t.emptyFilter} />
          ) : null
        }
        more={t.older}
      >
        <AuditTable records={records} />
      </PagedPanel>
    </>
  );
}
