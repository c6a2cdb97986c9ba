import { Link } from 'react-router-dom';
import { formatTime } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { type AuditRecord, auditEntryRecord } from '#model/audit/entry.ts';
import { COLLECTIONS } from '#model/collections.ts';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { parseRecords } from '#model/parse-record.ts';
import { isLocale } from '#studio/locale.ts';
import { PagedPanel } from '../data/async-content.tsx';
import { usePagedQuery } from '../data/use-paged-query.ts';
import { PageHeader, Table } from '../ui/index.ts';
import { languageNames } from '../ui/messages.ts';
import { auditMessages } from './messages.ts';

const PAGE_SIZE = 50;

export function AuditPage() {
  const locale = useLocale();
  const t = auditMessages[locale];
  const pages = usePagedQuery(
    COLLECTIONS.auditLog,
    'newest first',
    { orderBy: [['created_date', 'desc']] },
    PAGE_SIZE,
  );
  return (
    <>
      <PageHeader text={t.text} />
      <PagedPanel
        pages={pages}
        isEmpty={pages.documents.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <Table head={[t.what, t.record, t.detail, t.who, t.when]}>
          {parseRecords(auditEntryRecord, pages.documents).map(({ id, value }) => {
            const { action, detail, by_email, by, created_date } = value;
            return (
              <tr key={id}>
                <td className="font-medium">{t.actions[action]}</td>
                <td data-label={t.record} className="wrap-anywhere max-sm:empty:hidden">
                  <Target record={value} />
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
      </PagedPanel>
    </>
  );
}

/** Names the changed record as it was called then; the page it leads to says if the record is gone. */
function Target({ record }: { record: AuditRecord }) {
  const t = auditMessages[useLocale()];
  const address = addressOf(record);
  if (address === null) return record.name;
  return (
    <Link to={address} className="underline underline-offset-2" lang="">
      {record.name || t.show}
    </Link>
  );
}

const { user, picture, errorGroup } = COLLECTIONS;

function addressOf({ action, target, name }: AuditRecord): string | null {
  const [collection, id = ''] = target.split('/');
  const query = encodeURIComponent(id);
  const type = CONTENT_TYPE_NAMES.find((one) => CONTENT_TYPES[one].collection === collection);
  if (type) return `/admin/${type}?entry=${query}`;
  if (collection === user) return `/admin/users?q=${encodeURIComponent(name)}`;
  if (collection === errorGroup) return `/admin/errors?status=all&group=${query}`;
  if (collection === picture && action !== 'picture_delete') {
    return `/admin/pictures?search=${query}&picture=${query}`;
  }
  return null;
}
