import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** The documents of a query as they arrive, so that memory stays bounded whatever is stored. */
export function eachDocument(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  const documents: AsyncIterable<unknown> = query.stream();
  return documents as AsyncIterable<QueryDocumentSnapshot>;
}
