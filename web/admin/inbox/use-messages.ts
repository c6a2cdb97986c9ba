import { type Found, type QueryOptions, watchQuery } from '#browser/firebase/firestore.ts';
import { COLLECTIONS } from '#model/collections.ts';
import type { MessageFilter } from '#model/contact/admin-api.ts';
import { type StoredMessage, contactMessageRecord } from '#model/contact/message.ts';
import { type Identified, parseRecords } from '#model/parse-record.ts';
import { useWatched } from '../data/use-live-query.ts';
import { type PagedQuery, usePagedQuery } from '../data/use-paged-query.ts';
import { matchesSearch, phoneOf, queryOf } from './filters.ts';

export const PAGE_SIZE = 50;

export interface Messages extends PagedQuery {
  shown: readonly Identified<StoredMessage>[];
}

/** Null if the search is no e-mail, telephone number or reference. */
function exactQuery(search: string): QueryOptions | null {
  const text = search.trim();
  const phone = phoneOf(text);
  const find = (field: string, value: string): QueryOptions => ({
    where: [[field, '==', value]],
    limit: PAGE_SIZE,
  });
  if (/^[A-Z]+(?:-[A-Z0-9]{4})+$/i.test(text)) return find('reference', text.toUpperCase());
  if (/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return find('email', text);
  return phone === null ? null : find('phone', phone);
}

/** Searches the whole database, not only the loaded messages. */
function useExact(search: string): readonly Found[] {
  const found = useWatched<Found[]>(search, (watcher) => {
    const query = exactQuery(search);
    if (query !== null) return watchQuery(COLLECTIONS.contactMessage, query, watcher);
    watcher.next([], false);
    return () => undefined;
  });
  return found.state === 'ready' ? found.value : [];
}

export function useMessages(filter: MessageFilter, search: string): Messages {
  const pages = usePagedQuery(COLLECTIONS.contactMessage, filter, queryOf(filter), PAGE_SIZE);
  const exact = useExact(search);
  const loaded = new Set(pages.documents.map(({ id }) => id));
  const extra = exact.filter(({ id }) => !loaded.has(id));
  const documents = [...pages.documents, ...extra];

  return {
    ...pages,
    shown: parseRecords(contactMessageRecord, documents).filter(({ value }) =>
      matchesSearch(value, search),
    ),
  };
}
