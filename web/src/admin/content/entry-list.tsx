import { useSearchParams } from 'react-router-dom';
import { useState } from 'react';
import type { ContentKind } from '../../../../model/content.ts';
import { KINDS } from '../../../../model/content-text.ts';
import { useLocale } from '../../features/locale/index.ts';
import { useChange } from '../data/use-change.ts';
import { usePages } from '../data/use-pages.ts';
import { Button, Empty, PageHead, PagedPanel, fill } from '../ui/index.ts';
import type { Entry } from './entry.ts';
import { entryName, readEntry } from './entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { Editor } from './entry-writes.ts';
import { createEntry, moveEntry } from './list-changes.ts';
import { ListChoice } from './list-choice.tsx';
import { useDelete } from './use-delete.ts';
import { contentWords } from './words.ts';

/** Records read at once: an ordered list is small, and needs all of them to be ordered. */
const PAGE = { ordered: 150, dated: 25 } as const;

/** A kind's entries with where each language stands. */
export function EntryList({ editor, kind }: { editor: Editor; kind: ContentKind }) {
  const locale = useLocale();
  const words = contentWords[locale];
  const { collection, hasOrder } = KINDS[kind];
  const [, setQuery] = useSearchParams();
  const [said, setSaid] = useState('');
  const { busy, run } = useChange('changing the list of entries');
  const remove = useDelete(editor);
  const pages = usePages(
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
    const name = entryName(entry, locale) || words.list.untitled;
    setSaid(fill(words.list.moved, { name, place: to + 1, count: entries.length }));
    await run(() => moveEntry(editor, entries, from, to));
  }

  return (
    <>
      <PageHead title={words.kinds[kind].title} text={words.kinds[kind].text}>
        <Button look="primary" icon="plus" onClick={add}>
          {words.kinds[kind].add}
        </Button>
      </PageHead>
      <ListChoice />
      {hasOrder && entries.length > 1 && <p className="k-hint mb-2">{words.list.keys}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      <PagedPanel
        pages={pages}
        rows={6}
        empty={entries.length === 0 ? <Empty title={words.kinds[kind].empty} /> : null}
        more={words.list.more}
      >
        <ul aria-label={words.kinds[kind].title}>
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
