import type { Found } from '../../firebase/firestore.ts';
import type { Entry } from './entry.ts';

/**
 * Tells what the database says of an entry from what this tab's own writes mix into it: while they are under way,
 * whatever arrives may be older than they are, and is held back until they are answered.
 */
export class RemoteChanges {
  readonly #read: (found: Found) => Entry;
  #confirmed: Entry | null = null;
  #underWay = 0;
  #heldBack: Found | null = null;

  constructor(read: (found: Found) => Entry) {
    this.#read = read;
  }

  /** What the database had when it last said so without this tab's unanswered writes; null before that. */
  get confirmed(): Entry | null {
    return this.#confirmed;
  }

  /** True while the database has not answered every write. */
  get isWriting(): boolean {
    return this.#underWay > 0;
  }

  /**
   * Something arrived.
   * @param isFirst true where nothing is shown yet: then anything is better
   * @returns the entry to show, or null where it has to wait
   */
  take(found: Found, isFirst: boolean): Entry | null {
    if (this.isWriting && !isFirst) {
      // It may have been on its way before this tab wrote: only what is there afterwards counts.
      this.#heldBack = found;
      return null;
    }
    // Until this tab's own writes are answered, what arrives is a mixture of theirs and ours.
    if (found.cursor.metadata.hasPendingWrites && !isFirst) return null;
    this.#confirmed = this.#read(found);
    return this.#confirmed;
  }

  writeBegins(): void {
    this.#underWay++;
  }

  /** @returns what was held back, once the last write is answered */
  writeEnds(): Found | null {
    this.#underWay--;
    if (this.isWriting) return null;
    const found = this.#heldBack;
    this.#heldBack = null;
    return found;
  }
}
