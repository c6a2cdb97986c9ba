import type { FieldPath } from '../entry/entry-fields.ts';
import type { FieldStates } from './three-way-merge.ts';
import { setLocalText } from './three-way-merge.ts';

interface TypedText {
  read: () => string;
  /** The session's text that the author changed. */
  typedOn: string;
}

/** Texts that were typed and are not in the fields yet, because making them is expensive. */
export class TypedTexts {
  readonly #texts = new Map<FieldPath, TypedText>();

  get isEmpty(): boolean {
    return this.#texts.size === 0;
  }

  /**
   * @param read makes the text; called once
   * @param typedOn the session's text that the author changed
   */
  add(path: FieldPath, read: () => string, typedOn: string): void {
    const before = this.#texts.get(path);
    this.#texts.set(path, { read, typedOn: before?.typedOn ?? typedOn });
  }

  /** Reads every text. @returns the fields with these texts; a field that changed meanwhile has a conflict */
  readInto(fields: FieldStates): FieldStates {
    const typed = [...this.#texts];
    this.#texts.clear();
    return typed.reduce(
      (before, [path, { read, typedOn }]) => setLocalText(before, path, read(), typedOn),
      fields,
    );
  }
}
