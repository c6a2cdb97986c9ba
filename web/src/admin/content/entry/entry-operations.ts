import type { AuditRecord } from '../../../../../model/audit-log.ts';
import type { Entry } from '../../../../../model/content-entry.ts';
import { emptyEntry } from '../../../../../model/content-entry.ts';
import type { ContentKind } from '../../../../../model/content-limits.ts';
import { KINDS } from '../../../../../model/content-text.ts';
import type { Parsed } from '../../../../../model/parse-record.ts';
import { changeTogether, newDocumentId } from '../../../firebase/firestore.ts';
import type { Author } from '../use-author.ts';
import { auditEntryChange, createChange } from './entry-changes.ts';

/** Creates an empty entry before all others. The id is known at once; offline, the record is sent later. */
export function createEntry(
  author: Author,
  kind: ContentKind,
  entries: readonly Entry[],
): { id: string; done: Promise<void> } {
  const id = newDocumentId(KINDS[kind].collection);
  const order = Math.min(0, ...entries.map((entry) => entry.order)) - 1;
  const done = changeTogether([
    createChange(author, emptyEntry(kind, id, order)),
    auditEntryChange(author, 'content_create', kind, id, ''),
  ]);
  return { id, done };
}

/** A deleted entry as the audit log describes it. */
export interface DeletedEntry {
  id: string;
  /** '' where it had no name. */
  name: string;
  /** E-mail address, or uid where there is none. */
  deletedBy: string;
  /** Milliseconds since 1970. */
  deletedAt: number;
}

/**
 * Entries of a kind that were deleted and not restored since.
 * @param records audit records of deletions and restorations of any kind, newest first
 */
export function findDeletedEntries(
  kind: ContentKind,
  records: readonly Parsed<AuditRecord>[],
): DeletedEntry[] {
  const prefix = `${KINDS[kind].collection}/`;
  const seen = new Set<string>();
  return records.flatMap((record) => {
    if (!record.ok || !record.value.target.startsWith(prefix)) return [];
    const { action, target, detail, by, by_email: email, created_date: time } = record.value;
    const id = target.slice(prefix.length);
    // Only the newest record of an entry counts.
    if (seen.has(id)) return [];
    seen.add(id);
    if (action !== 'content_delete') return [];
    return [{ id, name: detail, deletedBy: email || by, deletedAt: time }];
  });
}
