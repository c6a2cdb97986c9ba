import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { FieldValue } from 'firebase-admin/firestore';
import type { AuditEntry } from '../../../model/audit/entry.ts';
import { COLLECTIONS } from '../../../model/collections.ts';

/** The admin who makes a change: uid and e-mail address ('' where unknown). */
export interface Admin {
  uid: string;
  email: string;
}

/** Adds the audit entry of a change to the transaction that makes the change. */
export function audit(
  db: Firestore,
  transaction: Transaction,
  { uid, email }: Admin,
  change: Pick<AuditEntry<FieldValue>, 'action' | 'target' | 'detail'>,
): void {
  const entry: AuditEntry<FieldValue> = {
    ...change,
    by: uid,
    by_email: email,
    created_date: FieldValue.serverTimestamp(),
  };
  transaction.create(db.collection(COLLECTIONS.auditLog).doc(), entry);
}
