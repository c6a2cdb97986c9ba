import * as v from 'valibot';
import type { QueryOptions } from '#browser/firebase/firestore.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { COLLECTIONS } from '#model/collections.ts';
import { parseRecords } from '#model/parse-record.ts';
import { userRecord } from '#model/users/user.ts';
import { PagedPanel } from '../data/paged-panel.tsx';
import { usePagedQuery } from '../data/use-paged-query.ts';
import { useUrlState } from '../data/use-url-state.ts';
import { PageHeader, SearchField } from '../ui/index.ts';
import { usersMessages } from './messages.ts';
import { UserTable } from './user-table.tsx';

const PAGE_SIZE = 50;

const urlSchema = v.object({ q: v.fallback(v.string(), '') });

/** Sorts after every character of an e-mail. */
const LAST = '\uf8ff';

/** Query for the accounts whose e-mail begins with `start` (all accounts for ''), sorted by e-mail. */
function queryOf(start: string): Pick<QueryOptions, 'where' | 'orderBy'> {
  const orderBy = [['email', 'asc']] as const;
  if (start === '') return { orderBy };
  return {
    where: [
      ['email', '>=', start],
      ['email', '<=', start + LAST],
    ],
    orderBy,
  };
}

/** Everyone with an account; grants and withdraws admin rights. */
export function UsersPage() {
  const t = usersMessages[useLocale()];
  const url = useUrlState(urlSchema);
  const start = url.state.q.toLowerCase();
  const pages = usePagedQuery(COLLECTIONS.user, start, queryOf(start), PAGE_SIZE);
  const records = parseRecords(userRecord, pages.documents);

  return (
    <>
      <PageHeader title={t.title} text={t.text} />
      <SearchField
        className="mb-4 max-w-sm"
        label={t.search}
        hint={t.searchHint}
        applied={url.state.q}
        apply={(q) => url.set({ q })}
      />
      <PagedPanel
        pages={pages}
        isEmpty={pages.documents.length === 0}
        empty={t.empty}
        emptyText={t.emptyText}
      >
        <UserTable users={records} />
      </PagedPanel>
    </>
  );
}
