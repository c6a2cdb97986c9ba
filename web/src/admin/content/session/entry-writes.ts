import type { AuditAction } from '../../../../../model/audit/entry.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import type { HistoryReason } from '../../../../../model/content/history.ts';
import { HISTORY_SAVE_INTERVAL } from '../../../../../model/content/history.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { Change } from '../../../firebase/firestore.ts';
import {
  applyUpdate,
  auditEntryChange,
  createChange,
  historyChange,
  matchedStateChanges,
  textUpdate,
  updateChange,
} from '../entry/entry-changes.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { parseTextPath } from '../entry/entry-fields.ts';
import type { Author } from '../use-author.ts';

/** What is recorded beside a change of an entry. */
export interface ChangeRecord {
  action: AuditAction;
  /** The language that the change concerns; null for both or neither. */
  locale: Locale | null;
  /** Keeps the state that the change starts from in the history; without it nothing is kept. */
  historyReason?: HistoryReason;
}

/** An update of an entry, and all changes that are stored in one step with it. */
interface EntryWrite {
  update: FieldUpdate;
  changes: Change[];
}

type Texts = ReadonlyMap<FieldPath, string>;

/** Makes the writes of an entry: each with its audit entry and the revisions that it needs. */
export class EntryWrites {
  readonly #author: Author;
  readonly #now: () => number;
  #historySavedAt = 0;

  /** @param now milliseconds since 1970 */
  constructor(author: Author, now: () => number) {
    this.#author = author;
    this.#now = now;
  }

  /**
   * Saves texts. Revision and audit entry are made at most once per `HISTORY_SAVE_INTERVAL`.
   * @param entry before the update
   */
  saveTexts(entry: Entry, texts: Texts): EntryWrite {
    const update = textUpdate(entry, texts);
    const matched = matchedStateChanges(this.#author, entry, update);
    const changes = [updateChange(this.#author, entry, update), ...matched];
    const now = this.#now();
    if (now - this.#historySavedAt >= HISTORY_SAVE_INTERVAL) {
      this.#historySavedAt = now;
      const locale = [...texts.keys()].map(parseTextPath).find((text) => text !== null)?.locale;
      // A matched state is in the history already.
      if (matched.length === 0) {
        changes.push(historyChange(this.#author, entry, 'save', locale ?? null));
      }
      changes.push(this.#audit(entry, 'content_save', locale ?? null));
    }
    return { update, changes };
  }

  /**
   * Changes an entry in one step with texts.
   * @param entry before the update
   * @param makeUpdate gets the entry with the texts
   */
  change(
    entry: Entry,
    texts: Texts,
    makeUpdate: (entry: Entry) => FieldUpdate,
    { action, locale, historyReason }: ChangeRecord,
  ): EntryWrite {
    const saveTexts = textUpdate(entry, texts);
    const withTexts = applyUpdate(entry, saveTexts);
    const update = { ...saveTexts, ...makeUpdate(withTexts) };
    const changes = [
      updateChange(this.#author, entry, update),
      ...matchedStateChanges(this.#author, entry, saveTexts),
      this.#audit(entry, action, locale),
    ];
    if (historyReason !== undefined) {
      changes.push(historyChange(this.#author, withTexts, historyReason, locale));
    }
    return { update, changes };
  }

  /** Creates an entry again as a draft. */
  recreate(entry: Entry): Change[] {
    return [createChange(this.#author, entry), this.#audit(entry, 'content_restore', null)];
  }

  #audit({ kind, id }: Entry, action: AuditAction, locale: Locale | null): Change {
    return auditEntryChange(this.#author, action, kind, id, locale ?? '');
  }
}
