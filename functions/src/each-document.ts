import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';

/**
 * The documents of a query, read page by page, so that memory stays bounded whatever is stored.
 * @param page documents that are in memory at once
 */
export async function* eachDocument(
  query: Query,
  page: number,
): AsyncGenerator<QueryDocumentSnapshot> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).limit(page).get();
    yield* docs;
    last = docs.length < page ? undefined : docs.at(-1);
  } while (last);
}
