import { useState } from 'react';
import type { ContentKind } from '../../../../../model/content-limits.ts';
import { KINDS } from '../../../../../model/content-text.ts';
import { formatMessage, useLocale } from '../../../features/i18n/index.ts';
import { useMutation } from '../../../data/use-mutation.ts';
import { useUrlState } from '../../../data/use-url-state.ts';
import { usePagedQuery } from '../../../data/use-paged-query.ts';
import { Button, Empty, PageHeader } from '../../../controls/index.ts';
import { PagedPanel } from '../../../data/paged-panel.tsx';
import type { Entry } from '../../../../../model/content-entry.ts';
import { entryName, parseEntry } from '../../../../../model/content-entry.ts';
import { EntryRow } from './entry-row.tsx';
import type { Author } from '../use-author.ts';
import { createEntry } from '../entry/entry-operations.ts';
import { moveEntry } from '../publishing/publish-operations.ts';
import { ListFilter, contentUrlSchema } from './list-filter.tsx';
import { useDeleteEntry } from './use-delete-entry.ts';
import { contentMessages } from '../messages.ts';

/** Records per page: ordered lists are small and are loaded whole, because they are sorted in the browser. */
const PAGE_SIZE = { ordered: 150, dated: 25 } as const;

/** The entries of a kind with the status of each language. */
export function EntryList({ author, kind }: { author: Author; kind: ContentKind }) {
  const locale = useLocale();
  const t = contentMessages[locale];
  const { collection, hasOrder } = KINDS[kind];
  const url = useUrlState(contentUrlSchema);
  const [announcement, setAnnouncement] = useState('');
  const { busy, run } = useMutation('changing the list of entries');
  const remove = useDeleteEntry();
  const pages = usePagedQuery(
    collection,
    kind,
    // A query sorted by `order` would not find records without the field.
    hasOrder ? {} : { orderBy: [['created_date', 'desc']] },
    hasOrder ? PAGE_SIZE.ordered : PAGE_SIZE.dated,
  );
  const found = pages.documents.map(({ id, data }) => parseEntry(kind, id, data));
  const entries = hasOrder ? found.toSorted((a, b) => a.order - b.order) : found;

  function add(): void {
    const { id, done } = createEntry(author, kind, entries);
    void run(() => done);
    url.set({ entry: id }, { replace: false });
  }

  async function move(entry: Entry, from: number, to: number): Promise<void> {
    if (to < 0 || to >= entries.length || kind === 'blog') return;
    const name = entryName(entry, locale) || t.list.untitled;
    setAnnouncement(formatMessage(t.list.moved, { name, place: to + 1, count: entries.length }));
    await run(() => moveEntry(kind, entries, from, to));
  }

  return (
    <>
      <PageHeader title={t.kinds[kind].title} text={t.kinds[kind].text}>
        <Button variant="primary" icon="plus" onClick={add}>
          {t.kinds[kind].add}
        </Button>
      </PageHeader>
      <ListFilter />
      {hasOrder && entries.length > 1 && <p className="control-hint mb-2">{t.list.keys}</p>}
      <p role="status" className="sr-only">
        {announcement}
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
              onMove={(to) => void move(entry, index, to)}
              onDrop={(from) => {
                const dropped = entries[from];
                if (dropped) void move(dropped, from, index);
              }}
              onRemove={() => void remove(entry)}
            />
          ))}
        </ul>
      </PagedPanel>
    </>
  );
}
