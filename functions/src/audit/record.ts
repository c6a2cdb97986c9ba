import { type DocumentData, type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import {
  type Actor,
  type AuditAction,
  type AuditEntry,
  AUDIT_LENGTH,
} from '../../../model/audit/entry.ts';
import { collection } from '../firestore.ts';

export interface Writes {
  set(document: DocumentReference, data: DocumentData): unknown;
}

interface Change {
  action: AuditAction;
  target: string;
  /** '' by default. Never a person who wrote to the studio. */
  name?: string;
  /** Such as the language; '' by default. A long one is cut. */
  detail?: string;
}

/** Joins the change's transaction or batch. */
export function record(
  writes: Writes,
  actor: Actor,
  { action, target, name = '', detail = '' }: Change,
): void {
  const entry: AuditEntry<FieldValue> = {
    action,
    target: target.slice(0, AUDIT_LENGTH),
    name: name.slice(0, AUDIT_LENGTH),
    detail: detail.slice(0, AUDIT_LENGTH),
    by: actor.uid,
    by_email: actor.email,
    created_date: FieldValue.serverTimestamp(),
  };
  writes.set(collection('audit_log').doc(), entry);
}
