import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { ErrorGroupRow } from '../../../model/api/errors.ts';
import { ERROR_DAYS, errorGroupRecord } from '../../../model/error-group.ts';
import { lastDays } from './days.ts';

const rowSchema = v.omit(errorGroupRecord, ['fingerprint_version', 'words', 'scripts']);

/** A group as the API returns it, with its stack. */
export function groupRow(
  snapshot: DocumentSnapshot,
  now: number,
): ErrorGroupRow & { stack: string } {
  const { days, ...group } = v.parse(rowSchema, snapshot.data() ?? {});
  return {
    ...group,
    id: snapshot.id,
    days: lastDays(ERROR_DAYS, now).map((day) => days[day] ?? 0),
  };
}
