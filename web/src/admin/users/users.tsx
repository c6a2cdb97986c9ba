import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { COLLECTIONS } from '../../../../model/collections.ts';
import { storedUserSchema } from '../../../../model/user.ts';
import { formatNumber, useLocale } from '../../features/locale/index.ts';
import { countDocuments } from '../../firebase/firestore.ts';
import { parseRecord } from '../../firebase/parse-record.ts';
import { beginsWith } from '../data/prefix.ts';
import { describeProblem } from '../data/problem.ts';
import { useDebounced } from '../data/use-debounced.ts';
import { useLoaded } from '../data/use-loaded.ts';
import { usePages } from '../data/use-pages.ts';
import { Button, Empty, ErrorState, Loading, PageHead, TextField, fill } from '../ui/index.ts';
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
      <div className="k-panel">
        {pages.first.state === 'loading' && <Loading rows={8} />}
        {pages.first.state === 'failed' && (
          <ErrorState text={describeProblem(pages.first.error, locale)} retry={pages.first.retry} />
        )}
        {pages.first.state === 'ready' && users.length === 0 && (
          <Empty title={settled === '' ? words.emptyAll : words.empty} />
        )}
        {users.length > 0 && <UserTable users={users} />}
      </div>
      {pages.hasMore && (
        <div className="mt-4 flex justify-center">
          <Button busy={pages.loadingMore} onClick={pages.more}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
}
