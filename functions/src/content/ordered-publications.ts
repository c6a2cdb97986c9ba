import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { FieldPath } from 'firebase-admin/firestore';
import type { InferOutput } from 'valibot';
import type { ContentKind } from '../../../model/content/limits.ts';
import { PUBLICATION_RECORDS } from '../../../model/publishing/publication.ts';
import { publicationCollection } from '../firestore.ts';
import { parsedPublication } from './parsed-publication.ts';

/** Kinds whose list has the order that admins gave it. */
export type OrderedKind = Exclude<ContentKind, 'blog'>;

/** A publication and the address under which it stands. */
export interface Addressed<Publication> {
  address: string;
  publication: Publication;
}

/** The publications of a kind in the order of their list. */
export const inOrder = (kind: OrderedKind): Query =>
  publicationCollection(kind).orderBy('order').orderBy(FieldPath.documentId());

/** The well-formed publications of some documents. */
export function addressed<Kind extends OrderedKind>(
  kind: Kind,
  docs: readonly QueryDocumentSnapshot[],
): Addressed<InferOutput<(typeof PUBLICATION_RECORDS)[Kind]>>[] {
  return docs.flatMap((found) => {
    const { id: address } = found;
    const record: (typeof PUBLICATION_RECORDS)[Kind] = PUBLICATION_RECORDS[kind];
    const publication = parsedPublication(kind, record, { id: address, data: found.data() });
    return publication ? [{ address, publication }] : [];
  });
}
