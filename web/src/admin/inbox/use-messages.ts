import { useState } from 'react';
import type { MessageStatus, StoredMessage } from '../../../../model/contact-message.ts';
import { contactMessageRecord } from '../../../../model/contact-message.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Found } from '../../firebase/firestore.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import { useAsync } from '../../data/use-async.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import type { Filter } from './filters.ts';
import { belongs, queryOf } from './filters.ts';
import { matchesSearch } from './search.ts';

export const PAGE_SIZE = 50;

export interface Messages extends PagedQuery {
  /** What the list shows. */
  shown: readonly Parsed<StoredMessage>[];
  /** How many were looked through. */
  searched: number;
  /** Tells of a change made here, for messages beyond the live page; `deleted` takes one out of the list. */
  note: (id: string, change: MessageStatus | 'deleted') => void;
}

/** An address or reference is looked up among all messages, not only the loaded ones. */
async function lookUp(search: string): Promise<Found[]> {
  const text = search.trim();
  if (/^[A-Z]+(?:-[A-Z0-9]{4})+$/i.test(text)) {
    return queryDocuments(COLLECTIONS.contactMessage, {
      where: [['reference', '==', text.toUpperCase()]],
      limit: PAGE_SIZE,
    });
  }
  if (/^\S+@\S+\.\S+$/.test(text)) {
    return queryDocuments(COLLECTIONS.contactMessage, {
      where: [['email', '==', text]],
      limit: PAGE_SIZE,
    });
  }
  return [];
}

/** The messages of a filter that match a search, newest first, a page at a time. */
export function useMessages(filter: Filter, search: string): Messages {
  const pages = usePagedQuery(COLLECTIONS.contactMessage, filter, queryOf(filter), PAGE_SIZE);
  const exact = useAsync(search, () => lookUp(search));
  const [changes, setChanges] = useState<ReadonlyMap<string, MessageStatus | 'deleted'>>(new Map());

  const live = new Set(pages.first.state === 'ready' ? pages.first.value.map(({ id }) => id) : []);
  const loaded = new Set(pages.found.map(({ id }) => id));
  const extra = exact.state === 'ready' ? exact.value.filter(({ id }) => !loaded.has(id)) : [];

  const shown = [...pages.found, ...extra].flatMap((found): Parsed<StoredMessage>[] => {
    const parsed = parseRecord(contactMessageRecord, found);
    if (!parsed.ok) return search === '' ? [parsed] : [];
    const change = live.has(found.id) ? undefined : changes.get(found.id);
    if (change === 'deleted') return [];
    const value = change === undefined ? parsed.value : { ...parsed.value, status: change };
    const inView = loaded.has(found.id) ? belongs(value.status, filter) : true;
    return inView && matchesSearch(value, search) ? [{ ...parsed, value }] : [];
  });

  return {
    ...pages,
    shown,
    searched: pages.found.length,
    note: (id, change) => setChanges((before) => new Map(before).set(id, change)),
  };
}
