import { type App, getApps, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  getFirestore,
} from 'firebase-admin/firestore';
import type { CollectionName } from '../../model/collections.ts';
import { CONTENT_TYPES } from '../../model/content/content-types.ts';
import type { ContentType } from '../../model/content/type-names.ts';

/** Project, bucket and emulators come from the environment. */
export function adminApp(): App {
  return getApps()[0] ?? initializeApp();
}

export const database = (): Firestore => getFirestore(adminApp());

export const collection = (name: CollectionName): CollectionReference =>
  database().collection(name);

export const contentCollection = (type: ContentType): CollectionReference =>
  collection(CONTENT_TYPES[type].collection);

export const publicationCollection = (type: ContentType): CollectionReference =>
  collection(CONTENT_TYPES[type].publications);

export function streamDocuments(query: Query): AsyncIterable<QueryDocumentSnapshot> {
  const documents: AsyncIterable<unknown> = query.stream();
  return documents as AsyncIterable<QueryDocumentSnapshot>;
}
