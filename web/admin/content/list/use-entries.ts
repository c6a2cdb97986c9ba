import { useMemo } from 'react';
import { ownStamp } from '#admin/data/actor.ts';
import { useMutation } from '#admin/data/use-mutation.ts';
import { type PagedQuery, usePagedQuery } from '#admin/data/use-paged-query.ts';
import { useConfirm } from '#admin/ui/index.ts';
import { newDocumentId, serverTime, writeDocument } from '#browser/firebase/firestore.ts';
import { formatMessage } from '#browser/locale/format.ts';
import { useLocale } from '#browser/locale/locale-context.tsx';
import { CONTENT_TYPES, isSingleton } from '#model/content/content-types.ts';
import { type Entry, newRecord, parseEntry } from '#model/content/draft.ts';
import type { ListRow } from '#model/content/list.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { LOCALES } from '#studio/locale.ts';
import { changeContent } from '../save/change-content.ts';
import { listMessages } from './messages.ts';

export const POSTS_PER_PAGE = 25;
const ORDERED_PER_PAGE = 150;

export function useEntries(type: ContentType, opened = 1): { pages: PagedQuery; entries: Entry[] } {
  const { collection, isOrdered } = CONTENT_TYPES[type];
  const isWhole = isOrdered || isSingleton(type);
  const pages = usePagedQuery(
    collection,
    type,
    {
      where: [['deleted_date', '==', null]],
      ...(!isWhole && { orderBy: [['created_date', 'desc']] }),
    },
    isWhole ? ORDERED_PER_PAGE : POSTS_PER_PAGE,
    opened,
  );
  const { documents } = pages;
  const entries = useMemo(() => {
    const found = documents.flatMap(({ id, data }) => parseEntry(type, id, data) ?? []);
    return isOrdered ? found.toSorted((a, b) => a.order - b.order) : found;
  }, [documents, type, isOrdered]);
  return { pages, entries };
}

export function useDeleteEntry(
  type: ContentType,
  onChanged?: () => void,
): (row: ListRow, onConfirm?: () => void) => Promise<void> {
  const locale = useLocale();
  const t = listMessages[locale].list;
  const confirm = useConfirm();
  const { run } = useMutation('deleting an entry');

  return async ({ id: entry, name: names, status }, onConfirm) => {
    const name = names[locale] || t.untitled;
    const isLive = LOCALES.some((language) => status[language].publishedAt !== null);
    const isConfirmed = await confirm({
      title: formatMessage(t.deleteTitle, { name }),
      text: isLive ? `${t.deleteLive} ${t.deleteText}` : t.deleteText,
      action: t.delete,
      danger: true,
    });
    if (!isConfirmed) return;
    onConfirm?.();
    await run(() => changeContent({ command: 'delete', type, entry }), {
      text: formatMessage(t.deleted, { name }),
    });
    onChanged?.();
  };
}

const MAX_WAIT_MS = 5000;

async function store(type: ContentType, id: string, entries: readonly Entry[]): Promise<void> {
  const { collection, isOrdered } = CONTENT_TYPES[type];
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  await writeDocument(collection, id, {
    ...newRecord(type),
    ...(isOrdered && { order }),
    created_date: serverTime(),
    ...(await ownStamp()),
  });
}

/** Opens the entry once the database has it, so that nobody edits a refused one; offline, after five seconds. */
export function useCreateEntry(
  type: ContentType,
  open: (id: string) => void,
): { busy: boolean; create: (entries: readonly Entry[]) => void } {
  const { busy, run } = useMutation('creating an entry');
  const create = (entries: readonly Entry[]) => {
    if (busy) return;
    void run(async () => {
      const id = newDocumentId(CONTENT_TYPES[type].collection);
      const stored = store(type, id, entries);
      await Promise.race([stored, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
      open(id);
      await stored;
    });
  };
  return { busy, create };
}
