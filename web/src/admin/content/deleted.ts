import type { AuditRecord } from '../../../../model/audit-log.ts';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { Parsed } from '../../../../model/parse-record.ts';
import { KINDS } from '../../../../model/content-text.ts';

/** What the audit log tells of an entry that is gone. */
export interface Deleted {
  id: string;
  /** What it was called; '' where it had no name. */
  name: string;
  /** E-mail address, or uid where there is none. */
  by: string;
  /** Milliseconds since 1970. */
  at: number;
}

/**
 * Entries of a kind that were deleted and not restored since.
 * @param lines deletions and restorations of any kind, newest first
 */
export function stillDeleted(kind: ContentKind, lines: readonly Parsed<AuditRecord>[]): Deleted[] {
  const prefix = `${KINDS[kind].collection}/`;
  const decided = new Set<string>();
  return lines.flatMap((line) => {
    if (!line.ok || !line.value.target.startsWith(prefix)) return [];
    const { action, target, detail, by, by_email: email, created_date: at } = line.value;
    const id = target.slice(prefix.length);
    // The newest line of an entry says where it stands now.
    if (decided.has(id)) return [];
    decided.add(id);
    return action === 'content_delete' ? [{ id, name: detail, by: email || by, at }] : [];
  });
}
