import { useSearchParams } from 'react-router-dom';
import type { AuditAction } from '../../../../model/audit-log.ts';
import { AUDIT_ACTIONS, auditRecordSchema } from '../../../../model/audit-log.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { useLocale } from '../../features/locale/index.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { usePages } from '../data/use-pages.ts';
import { Empty, PageHead, PagedPanel, SelectField } from '../ui/index.ts';
import { AuditTable } from './audit-table.tsx';
import { auditWords } from './words.ts';

const PAGE_SIZE = 50;

/** Who changed what, newest first. */
export function AuditLog() {
  const locale = useLocale();
  const words = auditWords[locale];
  const [query, setQuery] = useSearchParams();
  const action: AuditAction | undefined = AUDIT_ACTIONS.find(
    (name) => name === query.get('action'),
  );
  const pages = usePages(
    COLLECTIONS.auditLog,
    action ?? 'all',
    {
      where: action === undefined ? [] : [['action', '==', action]],
      orderBy: [['created_date', 'desc']],
    },
    PAGE_SIZE,
  );
  const records = pages.found.map((found) => parseRecord(auditRecordSchema, found));
  return (
    <>
      <PageHead title={words.title} text={words.text}>
        <SelectField
          label={words.filter}
          hideLabel
          value={action ?? ''}
          options={[
            { value: '', label: words.all },
            ...AUDIT_ACTIONS.map((name) => ({ value: name, label: words.actions[name] })),
          ]}
          onChange={({ target: { value } }) =>
            setQuery(value === '' ? {} : { action: value }, { replace: true })
          }
        />
      </PageHead>
      <PagedPanel
        pages={pages}
        empty={
          records.length === 0 ? (
            <Empty title={action === undefined ? words.empty : words.emptyFilter} />
          ) : null
        }
        more={words.older}
      >
        <AuditTable records={records} />
      </PagedPanel>
    </>
  );
}
