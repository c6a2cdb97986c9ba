/**
 * Everything the site asks of Firestore (docs/behaviour.md, section 7), as small functions. Import it lazily: it belongs
 * to no public page. Every function rejects with the SDK's `FirebaseError` (`code` is e.g. `permission-denied`).
 */
import type {
  DocumentData,
  DocumentSnapshot,
  FieldPath,
  FieldValue,
  OrderByDirection,
  Query,
  QueryConstraint,
  WhereFilterOp,
} from 'firebase/firestore';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  documentId as sdkDocumentId,
  getCountFromServer,
  getDoc,
  getDocs,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import type { CollectionName } from '../../../model/collections.ts';
import { firestore } from './firestore-instance.ts';

/** A collection, or one below a document (`blog_post/{id}/history`). */
export type CollectionPath = CollectionName | `${CollectionName}/${string}/${string}`;

/** A document as found; times of a write still under way are estimated. */
export interface Found {
  id: string;
  data: DocumentData;
  /** Where a next page may start. */
  cursor: DocumentSnapshot;
}

export interface QueryOptions {
  where?: readonly (readonly [field: string | FieldPath, WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string | FieldPath, OrderByDirection])[];
  limit?: number;
  /** Values of the `orderBy` fields, or a found document; the page begins with it. */
  startAt?: readonly unknown[] | DocumentSnapshot;
  /** The same, but the page begins behind it. */
  startAfter?: readonly unknown[] | DocumentSnapshot;
}

function found(snapshot: DocumentSnapshot): Found | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data === undefined ? null : { id: snapshot.id, data, cursor: snapshot };
}

function foundAll(snapshots: readonly DocumentSnapshot[]): Found[] {
  return snapshots.flatMap((snapshot) => found(snapshot) ?? []);
}

function isCursorValues(
  cursor: readonly unknown[] | DocumentSnapshot,
): cursor is readonly unknown[] {
  return Array.isArray(cursor);
}

function build(name: CollectionPath, options: QueryOptions): Query {
  const parts: QueryConstraint[] = [
    ...(options.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(options.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
  ];
  const { startAt: at, startAfter: after } = options;
  if (at !== undefined) parts.push(isCursorValues(at) ? startAt(...at) : startAt(at));
  if (after !== undefined) {
    parts.push(isCursorValues(after) ? startAfter(...after) : startAfter(after));
  }
  if (options.limit !== undefined) parts.push(limit(options.limit));
  return query(collection(firestore(), name), ...parts);
}

/** The document, or null where there is none. Offline it answers from what this browser has seen, or rejects. */
export async function readDocument(name: CollectionPath, id: string): Promise<Found | null> {
  return found(await getDoc(doc(firestore(), name, id)));
}

/** Writes a whole document; with `merge`, only the fields given. */
export function writeDocument(
  name: CollectionPath,
  id: string,
  data: DocumentData,
  merge = false,
): Promise<void> {
  return setDoc(doc(firestore(), name, id), data, { merge });
}

/** Changes the fields given (dots reach into maps); rejects with `not-found` where there is no document. */
export function updateDocument(
  name: CollectionPath,
  id: string,
  fields: DocumentData,
): Promise<void> {
  return updateDoc(doc(firestore(), name, id), fields);
}

/** Deletes a document; deleting one that is not there succeeds. */
export function deleteDocument(name: CollectionPath, id: string): Promise<void> {
  return deleteDoc(doc(firestore(), name, id));
}

/**
 * Adds a document under a generated id and gives the id.
 *
 * @public One of the operations of docs/behaviour.md, section 7.
 */
export async function addDocument(name: CollectionPath, data: DocumentData): Promise<string> {
  return (await addDoc(collection(firestore(), name), data)).id;
}

/** An id for a document that does not exist yet. */
export function newDocumentId(name: CollectionPath): string {
  return doc(collection(firestore(), name)).id;
}

/**
 * All documents of a small collection; give a limit wherever it can grow.
 *
 * @public One of the operations of docs/behaviour.md, section 7.
 */
export function listDocuments(name: CollectionPath, atMost: number): Promise<Found[]> {
  return queryDocuments(name, { limit: atMost });
}

/** The documents that a query finds. */
export async function queryDocuments(
  name: CollectionPath,
  options: QueryOptions,
): Promise<Found[]> {
  return foundAll((await getDocs(build(name, options))).docs);
}

/** The same from the server alone: rejects where it cannot be reached, instead of finding what this browser has. */
export async function queryServer(name: CollectionPath, options: QueryOptions): Promise<Found[]> {
  return foundAll((await getDocsFromServer(build(name, options))).docs);
}

/** How many documents a query finds, counted on the server: no document is read. */
export async function countDocuments(
  name: CollectionPath,
  options: QueryOptions = {},
): Promise<number> {
  return (await getCountFromServer(build(name, options))).data().count;
}

/** One change of several that happen together or not at all. */
export type Change =
  | { kind: 'write' | 'merge' | 'update'; name: CollectionPath; id: string; data: DocumentData }
  | { kind: 'delete'; name: CollectionPath; id: string };

/** Carries out all changes, or none. */
export async function changeTogether(changes: readonly Change[]): Promise<void> {
  const batch = writeBatch(firestore());
  for (const change of changes) {
    const target = doc(firestore(), change.name, change.id);
    if (change.kind === 'delete') batch.delete(target);
    else if (change.kind === 'update') batch.update(target, change.data);
    else batch.set(target, change.data, { merge: change.kind === 'merge' });
  }
  await batch.commit();
}

export interface Watcher<T> {
  /** `stale` is true while the answer comes from this browser only (offline). */
  next: (value: T, stale: boolean) => void;
  failed: (error: Error) => void;
}

/** Follows a document; null while there is none. Returns how to stop. */
export function watchDocument(
  name: CollectionPath,
  id: string,
  watcher: Watcher<Found | null>,
): () => void {
  return onSnapshot(
    doc(firestore(), name, id),
    { includeMetadataChanges: true },
    (snapshot) => watcher.next(found(snapshot), snapshot.metadata.fromCache),
    watcher.failed,
  );
}

/** Follows a query, which must have a limit wherever the collection can grow. Returns how to stop. */
export function watchQuery(
  name: CollectionPath,
  options: QueryOptions,
  watcher: Watcher<Found[]>,
): () => void {
  return onSnapshot(
    build(name, options),
    { includeMetadataChanges: true },
    (snapshot) => watcher.next(foundAll(snapshot.docs), snapshot.metadata.fromCache),
    watcher.failed,
  );
}

/** The server's time, filled in when the write arrives. */
export function serverTime(): FieldValue {
  return serverTimestamp();
}

/**
 * The document's id as a field, for `where` and `orderBy`.
 *
 * @public One of the operations of docs/behaviour.md, section 7.
 */
export function documentId(): FieldPath {
  return sdkDocumentId();
}
