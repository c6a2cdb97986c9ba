import * as v from 'valibot';
import { AUDIT_ACTIONS, auditEntryRecord } from '../../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/locale/index.ts';
import { parseRecords } from '../../../../model/parse-record.ts';
import { useUrlState } from '../../data/use-url-state.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { PageHeader, SelectField } from '../../admin-ui/index.ts';
import { PagedPanel } from '../../data/paged-panel.tsx';
import { AuditTable } from './audit-table.tsx';
import { auditMessages } from './messages.ts';

const PAGE_SIZE = 50;

/** '' shows all actions. */
const FILTERS = ['', ...AUDIT_ACTIONS] as const;
const urlSchema = v.object({ action: v.fallback(v.picklist(FILTERS), '') });

/** The audit log: who changed what, newest first. */
export function AuditPage() {
  const locale = useLocale();
  const t = auditMessages[locale];
  const url = useUrlState(urlSchema);
  const { action } = url.state;
  const pages = usePagedQuery(
    COLLECTIONS.auditLog,
    action || 'all',
    {
      where: action === '' ? [] : [['action', '==', action]],
      orderBy: [['created_date', 'desc']],
    },
    PAGE_SIZE,
  );
  const records = parseRecords(auditEntryRecord, pages.documents);
  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        <SelectField
          label={t.filter}
          hideLabel
          value={action}
          options={FILTERS.map((name) => ({
            value: name,
            label: name === '' ? t.all : t.actions[name],
          }))}
          onChoose={(name) => url.set({ action: name })}
        />
      </PageHeader>
      <PagedPanel
        pages={pages}
        isEmpty={pages.documents.length === 0}
        empty={action === '' ? t.empty : t.emptyFilter}
        emptyText={action === '' ? t.emptyText : t.emptyFilterText}
      >
        <AuditTable records={records} />
      </PagedPanel>
    </>
  );
}
