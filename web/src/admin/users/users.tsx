import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { storedUserSchema } from '../../../../model/user.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { countDocuments } from '../../firebase/firestore.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { beginsWith } from '../data/prefix.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { usePages } from '../data/use-pages.ts';
import { Empty, PageHead, PagedPanel, TextField, fill } from '../ui/index.ts';
import { UserTable } from './user-table.tsx';
import { userWords } from './words.ts';

const PAGE_SIZE = 50;

/** Everyone with an account; grants and withdraws admin rights. */
export function Users() {
  const locale = useLocale();
  const words = userWords[locale];
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get('q') ?? '');
  const settled = useDebounced(search.trim().toLowerCase());
  const total = useLoaded('total', () => countDocuments(COLLECTIONS.user));
  const pages = usePages(COLLECTIONS.user, settled, beginsWith('email', settled), PAGE_SIZE);
  const users = pages.found.map((found) => parseRecord(storedUserSchema, found));

  useEffect(() => {
    setQuery(settled === '' ? {} : { q: settled }, { replace: true });
  }, [settled]); // eslint-disable-line react-hooks/exhaustive-deps -- setQuery changes with every address

  return (
    <>
      <PageHead title={words.title} text={words.text}>
        {total.state === 'ready' && (
          <p className="text-a-muted">
            {fill(words.count, { count: formatNumber(total.value, locale) })}
          </p>
        )}
      </PageHead>
      <TextField
        className="mb-4 max-w-sm"
        label={words.search}
        hint={words.searchHint}
        type="search"
        value={search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setSearch(event.target.value)}
      />
      <PagedPanel
        pages={pages}
        empty={
          users.length === 0 ? (
            <Empty title={settled === '' ? words.emptyAll : words.empty} />
          ) : null
        }
        more={words.more}
      >
        <UserTable users={users} />
      </PagedPanel>
    </>
  );
}
