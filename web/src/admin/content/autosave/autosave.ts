/** Milliseconds between the last key and the save, and the most that continued typing can delay the save. */
export const AUTOSAVE_DELAY = 1000;
export const AUTOSAVE_MAX_DELAY = 8000;

interface Ports {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a task when nothing more urgent is to be done. */
  whenIdle: (task: () => void) => void;
}

/** Debounces saving, with an upper limit on the delay. */
export class Autosave {
  readonly #ports: Ports;
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The first key and the save, in milliseconds since 1970. */
  #since = 0;
  #due = 0;

  /** @param save called once for what was typed until then */
  constructor(ports: Ports, save: () => void) {
    this.#ports = ports;
    this.#save = save;
  }

  /** Schedules the save, or delays the one that is scheduled. */
  schedule(): void {
    const now = this.#ports.now();
    if (!this.hasPending) this.#since = now;
    this.#due = Math.min(now + AUTOSAVE_DELAY, this.#since + AUTOSAVE_MAX_DELAY);
    // The timer looks at the time when it fires: a key costs no timer of its own.
    if (!this.hasPending) this.#wait();
  }

  #wait(): void {
    const rest = this.#due - this.#ports.now();
    const timer = setTimeout(
      () => {
        if (this.#ports.now() < this.#due) this.#wait();
        else this.#ports.whenIdle(() => timer === this.#timer && this.#saveNow());
      },
      Math.max(0, rest),
    );
    this.#timer = timer;
  }

  #saveNow(): void {
    this.#timer = undefined;
    this.#save();
  }

  /** True while a save is scheduled. */
  get hasPending(): boolean {
    return this.#timer !== undefined;
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
