import * as v from 'valibot';

/** A field that was typed in and that the database has not confirmed. */
export interface TypedField {
  value: unknown;
  base: unknown;
  /** What was sent last, and may be stored without this browser knowing it; absent before the first save. */
  sent?: unknown;
}

type TypedFields = ReadonlyMap<string, TypedField>;

const copySchema = v.record(
  v.string(),
  v.object({ value: v.unknown(), base: v.unknown(), sent: v.exactOptional(v.unknown()) }),
);

/** The browser, as far as a session and its local copy use it. Nothing of it throws. */
export interface DraftPorts {
  read: (key: string) => string | null;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
  /** Takes a lock until `signal` aborts. A tab that is closed or has crashed holds none. */
  holdLock: (name: string, signal: AbortSignal) => void;
  /** Runs a task as soon as nobody holds the lock, unless `signal` aborts first. */
  whenFree: (name: string, signal: AbortSignal, task: () => void) => void;
  isOnline: () => boolean;
  /** Runs a task after so many milliseconds, when nothing more urgent is to be done. Returns how to cancel it. */
  after: (milliseconds: number, task: () => void) => () => void;
}

/**
 * The fields of one record that were typed and are not confirmed, in this browser. Every tab has a key of its own and
 * holds its lock; copies whose lock is free are those of closed and crashed tabs.
 */
export class LocalCopy {
  readonly #ports: DraftPorts;
  readonly #prefix: string;
  readonly #key: string;
  readonly #open = new AbortController();

  /** @param key in the storage; contains the account and the record */
  constructor(ports: DraftPorts, key: string) {
    this.#ports = ports;
    this.#prefix = `${key}#`;
    this.#key = this.#prefix + crypto.randomUUID();
    ports.holdLock(this.#key, this.#open.signal);
  }

  /** Writes this tab's copy; without fields deletes it. Gives false where the storage is full or refused. */
  write(fields: TypedFields): boolean {
    if (fields.size > 0) {
      return this.#ports.write(this.#key, JSON.stringify(Object.fromEntries(fields)));
    }
    this.#ports.remove(this.#key);
    return true;
  }

  /** True once this session has ended and another one has taken over what was written here, or nothing was. */
  get isTaken(): boolean {
    return this.#open.signal.aborted && this.#ports.read(this.#key) === null;
  }

  /**
   * Hands over the copies of other tabs as soon as these are closed.
   * @param take takes the fields and writes this tab's copy; returns false where it could not
   */
  takeOver(take: (fields: TypedFields) => boolean): void {
    for (const key of this.#ports.keys(this.#prefix)) {
      if (key === this.#key) continue;
      this.#ports.whenFree(key, this.#open.signal, () => {
        const text = this.#ports.read(key);
        const found = parseCopy(text);
        if (text === null || found === null) return;
        // First deleted, so that there is room for the fields under this tab's key.
        this.#ports.remove(key);
        if (!take(found)) this.#ports.write(key, text);
      });
    }
  }

  close(): void {
    this.#open.abort();
  }
}

function parseCopy(text: string | null): TypedFields | null {
  try {
    const parsed = v.safeParse(copySchema, JSON.parse(text ?? 'null'));
    return parsed.success ? new Map(Object.entries(parsed.output)) : null;
  } catch {
    return null;
  }
}
