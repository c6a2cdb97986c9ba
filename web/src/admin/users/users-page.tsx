import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { userRecord } from '../../../../model/user.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { formatNumber, useLocale } from '../../features/i18n/index.ts';
import { countDocuments } from '../../firebase/firestore.ts';
import { beginsWith } from '../../data/prefix-query.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { useAsync } from '../../data/use-async.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { Empty, PageHeader, PagedPanel, TextField, formatMessage } from '../../controls/index.ts';
import { UserTable } from './user-table.tsx';
import { usersMessages } from './messages.ts';

const PAGE_SIZE = 50;

/** Everyone with an account; grants and withdraws admin rights. */
export function UsersPage() {
  const locale = useLocale();
  const t = usersMessages[locale];
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get('q') ?? '');
  const settled = useDebounced(search.trim().toLowerCase());
  const total = useAsync('total', () => countDocuments(COLLECTIONS.user));
  const pages = usePagedQuery(COLLECTIONS.user, settled, beginsWith('email', settled), PAGE_SIZE);
  const users = pages.found.map((found) => parseRecord(userRecord, found));

  useEffect(() => {
    setQuery(settled === '' ? {} : { q: settled }, { replace: true });
  }, [settled]); // eslint-disable-line react-hooks/exhaustive-deps -- setQuery changes with every address

  return (
    <>
      <PageHeader title={t.title} text={t.text}>
        {total.state === 'ready' && (
          <p className="text-a-muted">
            {formatMessage(t.count, { count: formatNumber(total.value, locale) })}
          </p>
        )}
      </PageHeader>
      <TextField
        className="mb-4 max-w-sm"
        label={t.search}
        hint={t.searchHint}
        type="search"
        value={search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setSearch(event.target.value)}
      />
      <PagedPanel
        pages={pages}
        empty={users.length === 0 ? <Empty title={settled === '' ? t.emptyAll : t.empty} /> : null}
        more={t.more}
      >
        <UserTable users={users} />
      </PagedPanel>
    </>
  );
}
