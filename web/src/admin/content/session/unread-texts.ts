import type { FieldPath } from '../entry/entry-fields.ts';
import type { FieldStates } from './three-way-merge.ts';
import { setLocalText } from './three-way-merge.ts';

interface UnreadText {
  read: () => string;
  /** The session's text that was typed on. */
  typedOn: string;
}

/** Texts that were typed and not read yet, because making them is expensive. */
export class UnreadTexts {
  readonly #texts = new Map<FieldPath, UnreadText>();

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /**
   * @param read makes the text; called once
   * @param typedOn the session's text that the author changed
   * @returns true where nothing of this field was unread before
   */
  announce(path: FieldPath, read: () => string, typedOn: string): boolean {
    const before = this.#texts.get(path);
    this.#texts.set(path, { read, typedOn: before?.typedOn ?? typedOn });
    return before === undefined;
  }

  /** Reads every text. @returns the fields with these texts; a field that changed meanwhile has a conflict */
  readInto(fields: FieldStates): FieldStates {
    const unread = [...this.#texts];
    this.#texts.clear();
    return unread.reduce(
      (before, [path, { read, typedOn }]) => setLocalText(before, path, read(), typedOn),
      fields,
    );
  }
}
