import * as v from 'valibot';

/** A field that was typed in and that the database has not confirmed. */
export interface TypedField {
  value: unknown;
  /** The stored value that it was typed on. */
  on: unknown;
  /** What was sent last, and may be stored without this browser knowing it; absent before the first save. */
  sent?: unknown;
}

const copySchema = v.record(
  v.string(),
  v.object({ value: v.unknown(), on: v.unknown(), sent: v.exactOptional(v.unknown()) }),
);

/** Locks by name over all tabs of this browser; a tab that is closed or has crashed holds none. */
export interface Locks {
  /** Takes a lock until `signal` aborts. */
  hold: (name: string, signal: AbortSignal) => void;
  /** Runs a task as soon as nobody holds the lock, unless `signal` aborts first. */
  whenFree: (name: string, signal: AbortSignal, task: () => void) => void;
}

/** What a session needs of the browser to keep a local copy. */
export interface CopyPorts {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  locks: Locks;
}

/**
 * The fields of one record that were typed and are not confirmed, in this browser. Every tab has a key of its own and
 * holds its lock; copies whose lock is free are those of closed and crashed tabs.
 */
export class LocalCopy {
  readonly #ports: CopyPorts;
  readonly #prefix: string;
  readonly #key: string;
  readonly #open = new AbortController();
  /** False while the storage is full or refused: then only the page has the text. */
  isKept = true;

  /** @param key in the storage; contains the account and the record */
  constructor(ports: CopyPorts, key: string) {
    this.#ports = ports;
    this.#prefix = `${key}#`;
    this.#key = this.#prefix + crypto.randomUUID();
    ports.locks.hold(this.#key, this.#open.signal);
  }

  /** Writes this tab's copy; without fields deletes it. */
  write(fields: ReadonlyMap<string, TypedField>): void {
    this.isKept = this.#put(this.#key, fields);
  }

  /** True where another tab has taken over what was written here. */
  get isTaken(): boolean {
    return this.isKept && this.#read(this.#key) === null;
  }

  /**
   * Hands over the copies of other tabs as soon as these are closed.
   * @param take takes fields, writes this tab's copy, and returns those that it cannot take yet
   */
  takeOver(take: (fields: Map<string, TypedField>) => ReadonlyMap<string, TypedField>): void {
    for (const key of this.#keys()) {
      this.#ports.locks.whenFree(key, this.#open.signal, () => {
        const found = this.#read(key);
        if (found === null) return;
        // First deleted, so that there is room for the fields under this tab's key.
        this.#put(key, new Map());
        const rest = take(new Map(found));
        this.#put(key, this.isKept ? rest : found);
      });
    }
  }

  /** Leaves the copy to the next session. */
  close(): void {
    this.#open.abort();
  }

  #put(key: string, fields: ReadonlyMap<string, TypedField>): boolean {
    try {
      if (fields.size === 0) this.#ports.storage.removeItem(key);
      else this.#ports.storage.setItem(key, JSON.stringify(Object.fromEntries(fields)));
      return true;
    } catch {
      // Blocked storage refuses to delete too, and holds nothing.
      return fields.size === 0;
    }
  }

  #read(key: string): Map<string, TypedField> | null {
    try {
      const stored: unknown = JSON.parse(this.#ports.storage.getItem(key) ?? 'null');
      const parsed = v.safeParse(copySchema, stored);
      return parsed.success ? new Map(Object.entries(parsed.output)) : null;
    } catch {
      return null;
    }
  }

  /** Keys of the copies of other tabs. */
  #keys(): string[] {
    try {
      const { storage } = this.#ports;
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      return keys.filter((key) => key.startsWith(this.#prefix) && key !== this.#key);
    } catch {
      return [];
    }
  }
}
