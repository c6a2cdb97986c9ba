import { collection } from '../../../functions/src/firestore.ts';

/** Entries of the audit log by author or target, without their times. */
export async function auditOf(field: 'by' | 'target', value: string) {
  const { docs } = await collection('audit_log').where(field, '==', value).get();
  return docs.map((found) => {
    const { created_date: _, ...entry } = found.data();
    return entry;
  });
}
