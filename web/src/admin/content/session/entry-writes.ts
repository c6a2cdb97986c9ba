import type { Entry } from '../../../../../model/content/entry.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import type { Change } from '../../../firebase/firestore.ts';
import { applyUpdate, textUpdate, updateChange } from '../entry/entry-changes.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import type { Author } from '../use-author.ts';

/** An update of an entry, and the write that stores it. */
interface EntryWrite {
  update: FieldUpdate;
  changes: Change[];
}

type Texts = ReadonlyMap<FieldPath, string>;

/** Makes the writes of an entry. The server keeps their revisions and audit entries. */
export class EntryWrites {
  readonly #author: Author;

  constructor(author: Author) {
    this.#author = author;
  }

  /** Saves texts. @param entry before the update */
  saveTexts(entry: Entry, texts: Texts): EntryWrite {
    const update = textUpdate(entry, texts);
    return { update, changes: [updateChange(this.#author, entry, update)] };
  }

  /**
   * Changes an entry in one step with texts.
   * @param entry before the update
   * @param makeUpdate gets the entry with the texts
   */
  change(entry: Entry, texts: Texts, makeUpdate: (entry: Entry) => FieldUpdate): EntryWrite {
    const saveTexts = textUpdate(entry, texts);
    const update = { ...saveTexts, ...makeUpdate(applyUpdate(entry, saveTexts)) };
    return { update, changes: [updateChange(this.#author, entry, update)] };
  }
}
