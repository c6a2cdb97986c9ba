import type { Found } from '../../../firebase/firestore.ts';
import type { Entry } from '../../../../../model/content/entry.ts';

/**
 * Separates the confirmed state of an entry from snapshots that this tab's own writes are part of. A snapshot that
 * arrives while a write is under way may be older than the write, so it is deferred until the write is answered.
 */
export class RemoteChanges {
  readonly #parse: (found: Found) => Entry | null;
  #confirmed: Entry | null = null;
  #writesUnderWay = 0;
  #deferred: Found | null = null;

  constructor(parse: (found: Found) => Entry | null) {
    this.#parse = parse;
  }

  /** The latest state without unanswered writes of this tab; null before the first snapshot. */
  get confirmed(): Entry | null {
    return this.#confirmed;
  }

  /** True while the database has not answered every write. */
  get isWriting(): boolean {
    return this.#writesUnderWay > 0;
  }

  /**
   * Accepts a snapshot or defers it.
   * @param isFirst true for the first snapshot, which is always accepted
   * @returns the entry to show, or null where the snapshot is deferred, dropped, or no valid record
   */
  accept(found: Found, isFirst: boolean): Entry | null {
    if (this.isWriting && !isFirst) {
      this.#deferred = found;
      return null;
    }
    // The snapshot mixes confirmed fields with this tab's unconfirmed ones.
    if (found.cursor.metadata.hasPendingWrites && !isFirst) return null;
    const entry = this.#parse(found);
    if (entry !== null) this.#confirmed = entry;
    return entry;
  }

  beginWrite(): void {
    this.#writesUnderWay++;
  }

  /** @returns the deferred snapshot once the last write is answered, else null */
  endWrite(): Found | null {
    this.#writesUnderWay--;
    if (this.isWriting) return null;
    const found = this.#deferred;
    this.#deferred = null;
    return found;
  }
}
