import type { AuditAction } from '../../model/audit/entry.ts';
import { COLLECTIONS } from '../../model/collections.ts';
import type { Fields, Value, Write } from './firestore-rest.ts';
import { SERVER_TIME } from './firestore-rest.ts';
import type { Person } from './identities.ts';

/** The write of an audit entry by a person. */
export function auditEntry(
  { uid, email }: Person,
  id: string,
  action: AuditAction,
  target: string,
  detail: Value = '',
): Write {
  return {
    form: 'create',
    path: `${COLLECTIONS.auditLog}/${id}`,
    fields: {
      action,
      target,
      detail: typeof detail === 'string' ? detail : '',
      by: uid,
      by_email: email,
      created_date: SERVER_TIME,
    },
  };
}

/** Fields of a write; none for a deletion. */
export const fieldsOf = (write: Write): Fields => (write.form === 'delete' ? {} : write.fields);
