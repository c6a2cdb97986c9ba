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
  /** The first key that is not saved, in milliseconds since 1970. */
  #since = 0;

  /** @param save called once for what was typed until then */
  constructor(ports: Ports, save: () => void) {
    this.#ports = ports;
    this.#save = save;
  }

  /** Schedules the save, or delays the one that is scheduled. */
  schedule(): void {
    const now = this.#ports.now();
    if (!this.hasPending) this.#since = now;
    clearTimeout(this.#timer);
    const due = Math.min(now + AUTOSAVE_DELAY, this.#since + AUTOSAVE_MAX_DELAY);
    const timer = setTimeout(() => this.#ports.whenIdle(() => this.#run(timer)), due - now);
    this.#timer = timer;
  }

  #run(timer: ReturnType<typeof setTimeout>): void {
    // Delayed or cancelled while it waited for the browser to be idle.
    if (timer !== this.#timer) return;
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
