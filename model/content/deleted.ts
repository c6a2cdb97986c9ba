import * as v from 'valibot';
import { auditEntryRecord } from '../audit/entry.ts';
import { CONTENT_KINDS } from './limits.ts';

const { detail, by, by_email, created_date } = auditEntryRecord.entries;

/**
 * `deleted_entry/{collection}-{entry}`: an entry that was deleted and not restored since. Functions alone write it, with
 * the audit entry (`functions/src/audit/record.ts`). While it exists, the rules let no client create an entry with that id.
 */
export const deletedEntryRecord = v.object({
  kind: v.picklist(CONTENT_KINDS),
  entry: v.string(),
  /** '' where it had none. */
  name: detail,
  /** Who deleted it, and when. */
  by,
  by_email,
  created_date,
});
export type DeletedEntry = v.InferOutput<typeof deletedEntryRecord>;
