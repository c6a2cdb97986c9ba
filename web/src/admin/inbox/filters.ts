import type { MessageStatus } from '../../../../model/contact-message.ts';
import { MESSAGE_STATUSES } from '../../../../model/contact-message.ts';
import type { QueryOptions } from '../../firebase/firestore.ts';

/** `inbox` is what still needs someone. */
export const FILTERS = ['inbox', ...MESSAGE_STATUSES, 'all'] as const;
export type Filter = (typeof FILTERS)[number];

const OPEN: readonly MessageStatus[] = ['new', 'in_progress'];

/** What the address asks for; the view survives a reload and can be sent to the other owner. */
export interface View {
  filter: Filter;
  search: string;
  /** Id of the open message. */
  open: string | null;
}

/** Reads the view from the address's query; what makes no sense is left aside. */
export function readView(query: URLSearchParams): View {
  return {
    filter: FILTERS.find((name) => name === query.get('status')) ?? 'inbox',
    search: query.get('q') ?? '',
    open: query.get('message') || null,
  };
}

/** The query of a view, without what is the default. */
export function writeView({ filter, search, open }: View): URLSearchParams {
  const query = new URLSearchParams();
  if (filter !== 'inbox') query.set('status', filter);
  if (search.trim() !== '') query.set('q', search);
  if (open !== null) query.set('message', open);
  return query;
}

/** True where a message of that status belongs to the filter. */
export function belongs(status: MessageStatus, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'inbox' ? OPEN.includes(status) : status === filter;
}

/** The filter as a query, newest first. */
export function queryOf(filter: Filter): Pick<QueryOptions, 'where' | 'orderBy'> {
  const orderBy = [['created_date', 'desc']] as const;
  if (filter === 'all') return { orderBy };
  if (filter === 'inbox') return { where: [['status', 'in', OPEN]], orderBy };
  return { where: [['status', '==', filter]], orderBy };
}
