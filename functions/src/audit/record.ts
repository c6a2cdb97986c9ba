import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import type { Actor, ActorId } from '../../../model/audit/actor.ts';
import type { AuditAction, AuditEntry } from '../../../model/audit/entry.ts';
import { AUDIT_LIMITS } from '../../../model/audit/entry.ts';
import { COLLECTIONS, HISTORY_COLLECTION } from '../../../model/collections.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { entryName, storedShared } from '../../../model/content/entry.ts';
import type { HistoryReason } from '../../../model/content/history.ts';
import type { Locale } from '../../../model/locale.ts';
import { collection, contentCollection, database } from '../firestore.ts';

/** A transaction or a batch. */
interface Writes {
  set(document: DocumentReference, data: DocumentData): unknown;
  delete(document: DocumentReference): unknown;
}

/** A state of an entry that its history keeps. */
interface Revision {
  /** As it was before the change. */
  entry: Entry;
  reason: HistoryReason;
  /** The language that the change concerns; null for both or neither. */
  locale: Locale | null;
  /** Further fields of the revision. */
  more?: Record<string, unknown>;
}

interface Change {
  action: AuditAction;
  /** `{collection}/{document id}` */
  target: string;
  /** What the changed thing is called; without it the name of the revision's entry. Never a person who wrote to the studio. */
  name?: string;
  /** A short value such as the language; a long one is cut. */
  detail: string;
  /** The state before the change; without it the history keeps nothing. */
  revision?: Revision;
}

/** Under which id, and as of when, a state is kept that a browser changed earlier. Without it: a new id, and now. */
interface KeptAs {
  id: string;
  date: Date;
}

/**
 * Adds the audit entry of a change, and the revision that it needs, to the transaction or batch that makes the change.
 * The deletion of an entry also lists it as deleted, and its restoration ends that. Nothing else writes `audit_log` and
 * `deleted_entry`; clients cannot.
 */
export function record(
  writes: Writes,
  actor: Actor,
  { action, target, name, detail, revision }: Change,
): void {
  const named = name ?? (revision ? entryName(revision.entry, 'en') : '');
  const entry: AuditEntry<FieldValue> = {
    action,
    target: target.slice(0, AUDIT_LIMITS.target),
    name: named.slice(0, AUDIT_LIMITS.name),
    detail: detail.slice(0, AUDIT_LIMITS.detail),
    by: actor.uid,
    by_email: actor.email,
    created_date: FieldValue.serverTimestamp(),
  };
  writes.set(collection('audit_log').doc(), entry);
  if (revision) keepRevision(writes, actor, revision);
  if (action === 'content_restore') writes.delete(deletedEntry(entry.target));
  if (action === 'content_delete' && revision) {
    const { kind, id } = revision.entry;
    const { by, by_email, created_date } = entry;
    const listed = { kind, entry: id, name: entry.name, by, by_email, created_date };
    writes.set(deletedEntry(entry.target), listed);
  }
}

/** What lists an entry as deleted; the rules spell its id too. */
const deletedEntry = (target: string): DocumentReference =>
  database().collection(COLLECTIONS.deletedEntry).doc(target.replace('/', '-'));

/**
 * Adds a revision of one entry to a transaction or batch. For drafts that browsers save, and for changes that one audit
 * entry records for several entries; all others give the revision to `record()`.
 */
export function keepRevision(
  writes: Writes,
  actor: ActorId,
  { entry, reason, locale, more }: Revision,
  as?: KeptAs,
): void {
  const history = contentCollection(entry.kind).doc(entry.id).collection(HISTORY_COLLECTION);
  writes.set(as ? history.doc(as.id) : history.doc(), {
    reason,
    locale,
    saved_by: actor.uid,
    saved_date: as?.date ?? FieldValue.serverTimestamp(),
    draft: entry.draft,
    shared: storedShared(entry),
    ...more,
  });
}

/**
 * Who changed a draft and when. `recorded_date` says that the function kept the state before itself: the triggers of the
 * history ignore a change in which it equals `updated_date`. The rules keep clients from setting it.
 */
export function recordedStamp({ uid }: ActorId) {
  const now = FieldValue.serverTimestamp();
  return { updated_by: uid, updated_date: now, recorded_date: now };
}
