/** Import lazily: no public page needs it. What is `@public` stays as it is: other programs may use it. */

import {
  type DocumentData,
  type DocumentSnapshot,
  type FieldPath,
  type FieldValue,
  type Firestore,
  type OrderByDirection,
  type Query,
  type QueryConstraint,
  type WhereFilterOp,
  addDoc,
  collection,
  connectFirestoreEmulator,
  deleteDoc,
  deleteField,
  disableNetwork,
  doc,
  documentId as sdkDocumentId,
  enableNetwork,
  getCountFromServer,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  memoryLocalCache,
  memoryLruGarbageCollector,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  startAfter,
  startAt,
  terminate,
  updateDoc,
  where,
} from 'firebase/firestore';
import type { CollectionName } from '#model/collections.ts';
import { startAppCheckIfEnabled } from './app-check-token.ts';
import { firebaseApp } from './app.ts';
import { emulatorHosts, usesEmulators } from './config.ts';

/** Collections, also below a document (`blog_post/{id}/history`). */
export type CollectionPath = CollectionName | `${CollectionName}/${string}/${string}`;

/** Server times of a pending write are estimated. */
export interface Found {
  id: string;
  data: DocumentData;
  cursor: DocumentSnapshot;
}

export interface QueryOptions {
  where?: readonly (readonly [field: string | FieldPath, WhereFilterOp, value: unknown])[];
  orderBy?: readonly (readonly [field: string | FieldPath, OrderByDirection])[];
  limit?: number;
  startAt?: readonly unknown[];
  startAfter?: readonly unknown[];
}

function toFound(snapshot: DocumentSnapshot): Found | null {
  const data = snapshot.data({ serverTimestamps: 'estimate' });
  return data === undefined ? null : { id: snapshot.id, data, cursor: snapshot };
}

function toFoundAll(snapshots: readonly DocumentSnapshot[]): Found[] {
  return snapshots.flatMap((snapshot) => toFound(snapshot) ?? []);
}

function buildQuery(name: CollectionPath, options: QueryOptions): Query {
  const parts: QueryConstraint[] = [
    ...(options.where ?? []).map(([field, operator, value]) => where(field, operator, value)),
    ...(options.orderBy ?? []).map(([field, direction]) => orderBy(field, direction)),
  ];
  if (options.startAt !== undefined) parts.push(startAt(...options.startAt));
  if (options.startAfter !== undefined) parts.push(startAfter(...options.startAfter));
  if (options.limit !== undefined) parts.push(limit(options.limit));
  return query(collection(firestore(), name), ...parts);
}

/** Offline from the page's cache, or it rejects. */
export async function readDocument(name: CollectionPath, id: string): Promise<Found | null> {
  return toFound(await getDoc(doc(firestore(), name, id)));
}

/** `merge` writes only the given fields. */
export function writeDocument(
  name: CollectionPath,
  id: string,
  data: DocumentData,
  merge = false,
): Promise<void> {
  return setDoc(doc(firestore(), name, id), data, { merge });
}

/** Dots reach into maps; rejects with `not-found`. */
export function updateDocument(
  name: CollectionPath,
  id: string,
  fields: DocumentData,
): Promise<void> {
  return updateDoc(doc(firestore(), name, id), fields);
}

/** @public */
export function deleteDocument(name: CollectionPath, id: string): Promise<void> {
  return deleteDoc(doc(firestore(), name, id));
}

export async function addDocument(name: CollectionPath, data: DocumentData): Promise<string> {
  return (await addDoc(collection(firestore(), name), data)).id;
}

export function newDocumentId(name: CollectionPath): string {
  return doc(collection(firestore(), name)).id;
}

/** @public */
export function listDocuments(name: CollectionPath, atMost: number): Promise<Found[]> {
  return queryDocuments(name, { limit: atMost });
}

export async function queryDocuments(
  name: CollectionPath,
  options: QueryOptions,
): Promise<Found[]> {
  return toFoundAll((await getDocs(buildQuery(name, options))).docs);
}

export async function countDocuments(
  name: CollectionPath,
  options: QueryOptions = {},
): Promise<number> {
  return (await getCountFromServer(buildQuery(name, options))).data().count;
}

export interface Watcher<T> {
  /** `stale`: from the page's cache. */
  next: (value: T, stale: boolean) => void;
  failed: (error: Error) => void;
}

export function watchDocument(
  name: CollectionPath,
  id: string,
  watcher: Watcher<Found | null>,
): () => void {
  return onSnapshot(
    doc(firestore(), name, id),
    { includeMetadataChanges: true },
    (snapshot) => watcher.next(toFound(snapshot), snapshot.metadata.fromCache),
    watcher.failed,
  );
}

/** Give a limit if the collection can grow. */
export function watchQuery(
  name: CollectionPath,
  options: QueryOptions,
  watcher: Watcher<Found[]>,
): () => void {
  return onSnapshot(
    buildQuery(name, options),
    { includeMetadataChanges: true },
    (snapshot) => watcher.next(toFoundAll(snapshot.docs), snapshot.metadata.fromCache),
    watcher.failed,
  );
}

/** Removes a field in an update. */
export function removal(): FieldValue {
  return deleteField();
}

export function serverTime(): FieldValue {
  return serverTimestamp();
}

/** @public */
export function documentId(): FieldPath {
  return sdkDocumentId();
}

let instance: Firestore | undefined;

const CACHE_BYTES = 40 * 1024 * 1024;

/** Cached in memory: no data of others stays in this browser, and tabs cannot mistake an unread document for a missing one. */
function firestore(): Firestore {
  if (instance === undefined) {
    startAppCheckIfEnabled();
    const garbageCollector = memoryLruGarbageCollector({ cacheSizeBytes: CACHE_BYTES });
    instance = initializeFirestore(firebaseApp(), {
      localCache: memoryLocalCache({ garbageCollector }),
    });
    if (usesEmulators) {
      connectFirestoreEmulator(
        instance,
        emulatorHosts.firestore.host,
        emulatorHosts.firestore.port,
      );
    }
  }
  return instance;
}

/** Reconnects at once; Firestore would wait for up to a minute. */
export async function reconnectFirestore(): Promise<void> {
  if (instance === undefined) return;
  await disableNetwork(instance);
  await enableNetwork(instance);
}

export async function closeFirestore(): Promise<void> {
  const closing = instance;
  instance = undefined;
  if (closing !== undefined) await terminate(closing);
}
