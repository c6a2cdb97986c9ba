import type { FieldPath } from '../entry/entry-fields.ts';

/** Milliseconds between the last key and the save, and the most that continued typing can delay the save. */
export const AUTOSAVE_DELAY = 1000;
export const AUTOSAVE_MAX_DELAY = 8000;

interface Scheduled {
  /** Milliseconds since 1970. */
  since: number;
  due: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface Ports {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a task when nothing more urgent is to be done. */
  whenIdle: (task: () => void) => void;
}

/** Debounces the saving of each field, with an upper limit on the delay. */
export class Autosave {
  readonly #scheduled = new Map<FieldPath, Scheduled>();
  readonly #ports: Ports;
  readonly #save: (path: FieldPath) => void;

  /** @param save called once for a field whose text is to be sent */
  constructor(ports: Ports, save: (path: FieldPath) => void) {
    this.#ports = ports;
    this.#save = save;
  }

  /** Schedules the save of a field that was typed in, or delays the one that is scheduled. */
  schedule(path: FieldPath): void {
    const now = this.#ports.now();
    const known = this.#scheduled.get(path);
    if (known) {
      // The timer looks at the time when it fires: a key costs no timer of its own.
      known.due = Math.min(now + AUTOSAVE_DELAY, known.since + AUTOSAVE_MAX_DELAY);
      return;
    }
    const scheduled: Scheduled = { since: now, due: now + AUTOSAVE_DELAY, timer: undefined };
    this.#scheduled.set(path, scheduled);
    this.#wait(path, scheduled);
  }

  #wait(path: FieldPath, scheduled: Scheduled): void {
    const rest = scheduled.due - this.#ports.now();
    scheduled.timer = setTimeout(
      () => {
        if (this.#ports.now() < scheduled.due) this.#wait(path, scheduled);
        else this.#ports.whenIdle(() => this.#saveNow(path, scheduled));
      },
      Math.max(0, rest),
    );
  }

  #saveNow(path: FieldPath, scheduled: Scheduled): void {
    if (this.#scheduled.get(path) !== scheduled) return;
    this.#scheduled.delete(path);
    this.#save(path);
  }

  /** True while a save is scheduled. */
  get hasPending(): boolean {
    return this.#scheduled.size > 0;
  }

  /** Cancels every scheduled save. */
  cancel(): void {
    for (const { timer } of this.#scheduled.values()) clearTimeout(timer);
    this.#scheduled.clear();
  }
}
