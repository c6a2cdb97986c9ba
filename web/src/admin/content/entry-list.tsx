import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import type { ContentKind } from '../../../../model/content-limits.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { useLocale } from '../../features/i18n/index.ts';
import { useMutation } from '../../data/use-mutation.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { Button, Empty, PageHeader, PagedPanel, formatMessage } from '../../controls/index.ts';
import type { Entry } from './entry.ts';
import { entryName, readEntry } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { Editor } from './entry-mutations.ts';
import { createEntry, moveEntry } from './list-mutations.ts';
import { ListFilter } from './list-filter.tsx';
import { useDelete } from './use-delete.ts';
import { contentMessages } from './messages.ts';

/** Records read at once: an ordered list is small, and needs all of them to be ordered. */
const PAGE = { ordered: 150, dated: 25 } as const;

/** A kind's entries with where each language stands. */
export function EntryList({ editor, kind }: { editor: Editor; kind: ContentKind }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { collection, hasOrder } = KINDS[kind];
  const [, setQuery] = useSearchParams();
  const [said, setSaid] = useState('');
  const { busy, run } = useMutation('changing the list of entries');
  const remove = useDelete(editor);
  const pages = usePagedQuery(
    collection,
    kind,
    // Without an order of the database's, records that lack the field are found too.
    hasOrder ? {} : { orderBy: [['created_date', 'desc']] },
    hasOrder ? PAGE.ordered : PAGE.dated,
  );
  const found = pages.found.map(({ id, data }) => readEntry(kind, id, data));
  const entries = hasOrder ? found.toSorted((a, b) => a.order - b.order) : found;

  function add(): void {
    const { id, done } = createEntry(editor, kind, entries);
    void run(() => done);
    setQuery({ entry: id });
  }

  async function move(entry: Entry, from: number, to: number): Promise<void> {
    if (to < 0 || to >= entries.length) return;
    const name = entryName(entry, locale) || t.list.untitled;
    setSaid(formatMessage(t.list.moved, { name, place: to + 1, count: entries.length }));
    await run(() => moveEntry(editor, entries, from, to));
  }

  return (
    <>
      <PageHeader title={t.kinds[kind].title} text={t.kinds[kind].text}>
        <Button look="primary" icon="plus" onClick={add}>
          {t.kinds[kind].add}
        </Button>
      </PageHeader>
      <ListFilter />
      {hasOrder && entries.length > 1 && <p className="control-hint mb-2">{t.list.keys}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <PagedPanel
        pages={pages}
        rows={6}
        empty={entries.length === 0 ? <Empty title={t.kinds[kind].empty} /> : null}
        more={t.list.more}
      >
        <ul aria-label={t.kinds[kind].title}>
          {entries.map((entry, index) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              place={hasOrder ? { index, count: entries.length, busy } : null}
              move={(to) => void move(entry, index, to)}
              drop={(from) => {
                const dropped = entries[from];
                if (dropped) void move(dropped, from, index);
              }}
              remove={() => void remove(entry)}
            />
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}
