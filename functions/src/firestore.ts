import {
  getFirestore,
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { CollectionName } from '../../model/collections.ts';
import { type ContentKind, KINDS } from '../../model/content/kinds.ts';
import { adminApp } from './admin-app.ts';

export const database = (): Firestore => getFirestore(adminApp());

/** A collection by its name. */
export const collection = (name: CollectionName): CollectionReference =>
  database().collection(name);

/** A kind's drafts: `blog_post`, `portfolio_item` or `testimonial`. */
export const contentCollection = (kind: ContentKind): CollectionReference =>
  collection(KINDS[kind].collection);

/** What visitors get of a kind: `blog_publication`, `portfolio_publication` or `testimonial_publication`. */
export const publicationCollection = (kind: ContentKind): CollectionReference =>
  collection(KINDS[kind].publications);

/** The documents of a query as they arrive, so that memory stays bounded whatever is stored. */
export function eachDocument(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  const documents: AsyncIterable<unknown> = query.stream();
  return documents as AsyncIterable<QueryDocumentSnapshot>;
}
