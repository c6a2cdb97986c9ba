import type { MessageFilter } from '../../../../model/contact/admin-api.ts';
import { useState } from 'react';
import type { MessageStatus, StoredMessage } from '../../../../model/contact/message.ts';
import { contactMessageRecord } from '../../../../model/contact/message.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { parseRecord } from '../../../../model/parse-record.ts';
import { COLLECTIONS } from '../../../../model/collections.ts';
import type { Found } from '../../firebase/firestore.ts';
import { queryDocuments } from '../../firebase/firestore.ts';
import { useAsync } from '../../data/use-async.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import { usePagedQuery } from '../../data/use-paged-query.ts';
import { matchesFilter, matchesSearch, phoneOf, queryOf } from './filters.ts';

export const PAGE_SIZE = 50;

export interface Messages extends PagedQuery {
  /** The messages of the list. */
  shown: readonly Parsed<StoredMessage>[];
  /** Number of messages that were searched. */
  searched: number;
  /** Applies a change of this browser to messages after the live page; `gone` removes the message. */
  applyChange: (id: string, change: MessageStatus | 'gone') => void;
}

/** Finds an e-mail, a telephone number or a reference among all messages, not only the loaded ones. */
async function findExact(search: string): Promise<Found[]> {
  const text = search.trim();
  const phone = phoneOf(text);
  const find = (field: string, value: string) =>
    queryDocuments(COLLECTIONS.contactMessage, {
      where: [[field, '==', value]],
      limit: PAGE_SIZE,
    });
  if (/^[A-Z]+(?:-[A-Z0-9]{4})+$/i.test(text)) return find('reference', text.toUpperCase());
  if (/^\S+@\S+\.\S+$/.test(text)) return find('email', text);
  return phone === null ? [] : find('phone', phone);
}

/** The messages of a filter that match a search, newest first, page by page. */
export function useMessages(filter: MessageFilter, search: string): Messages {
  const pages = usePagedQuery(COLLECTIONS.contactMessage, filter, queryOf(filter), PAGE_SIZE);
  const exact = useAsync(search, () => findExact(search));
  const [changes, setChanges] = useState<ReadonlyMap<string, MessageStatus | 'gone'>>(new Map());

  const live = new Set(pages.first.state === 'ready' ? pages.first.value.map(({ id }) => id) : []);
  const loaded = new Set(pages.documents.map(({ id }) => id));
  const extra = exact.state === 'ready' ? exact.value.filter(({ id }) => !loaded.has(id)) : [];

  const shown = [...pages.documents, ...extra].flatMap((document): Parsed<StoredMessage>[] => {
    const parsed = parseRecord(contactMessageRecord, document);
    if (!parsed.ok) return search === '' ? [parsed] : [];
    const change = live.has(document.id) ? undefined : changes.get(document.id);
    if (change === 'gone') return [];
    const value = change === undefined ? parsed.value : { ...parsed.value, status: change };
    const inView = loaded.has(document.id) ? matchesFilter(value.status, filter) : true;
    return inView && matchesSearch(value, search) ? [{ ...parsed, value }] : [];
  });

  return {
    ...pages,
    shown,
    searched: pages.documents.length,
    applyChange: (id, change) => setChanges((before) => new Map(before).set(id, change)),
  };
}
