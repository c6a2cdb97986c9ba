import type { FieldPath } from './fields.ts';

/** Milliseconds without a key before a text is sent, and the longest that steady typing can put it off. */
export const AUTOSAVE_DELAY = 1000;
export const AUTOSAVE_LATEST = 8000;

/** Says for each field when it is to be sent: some time after the last key in it. */
export class Autosave {
  readonly #waiting = new Map<FieldPath, { timer: ReturnType<typeof setTimeout>; since: number }>();
  readonly #due: (path: FieldPath) => void;

  /** @param due called once for a field whose text is to be sent */
  constructor(due: (path: FieldPath) => void) {
    this.#due = due;
  }

  /**
   * Someone wrote in a field.
   * @param now milliseconds since 1970
   */
  touch(path: FieldPath, now: number): void {
    const waiting = this.#waiting.get(path);
    if (waiting) clearTimeout(waiting.timer);
    const since = waiting?.since ?? now;
    const delay = Math.max(0, Math.min(AUTOSAVE_DELAY, since + AUTOSAVE_LATEST - now));
    const timer = setTimeout(() => {
      this.#waiting.delete(path);
      this.#due(path);
    }, delay);
    this.#waiting.set(path, { timer, since });
  }

  /** True while a field's text is about to be sent. */
  get isWaiting(): boolean {
    return this.#waiting.size > 0;
  }

  /** Forgets what was planned: it is sent at once, or the editor closes. */
  clear(): void {
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
  }
}
