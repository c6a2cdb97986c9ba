import type { FieldPath } from '../entry/entry-fields.ts';

/** Milliseconds between the last key and the save, and the most that continued typing can delay the save. */
export const AUTOSAVE_DELAY = 1000;
export const AUTOSAVE_MAX_DELAY = 8000;

/** Debounces the saving of each field, with an upper limit on the delay. */
export class Autosave {
  readonly #pending = new Map<FieldPath, { timer: ReturnType<typeof setTimeout>; since: number }>();
  readonly #save: (path: FieldPath) => void;

  /** @param save called once for a field whose text is to be sent */
  constructor(save: (path: FieldPath) => void) {
    this.#save = save;
  }

  /**
   * Schedules the save of a field that was typed in, or delays the one that is scheduled.
   * @param now milliseconds since 1970
   */
  schedule(path: FieldPath, now: number): void {
    const pending = this.#pending.get(path);
    if (pending) clearTimeout(pending.timer);
    const since = pending?.since ?? now;
    const delay = Math.max(0, Math.min(AUTOSAVE_DELAY, since + AUTOSAVE_MAX_DELAY - now));
    const timer = setTimeout(() => {
      this.#pending.delete(path);
      this.#save(path);
    }, delay);
    this.#pending.set(path, { timer, since });
  }

  /** True while a save is scheduled. */
  get hasPending(): boolean {
    return this.#pending.size > 0;
  }

  /** Cancels every scheduled save. */
  cancel(): void {
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.#pending.clear();
  }
}
