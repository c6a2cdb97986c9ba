import * as v from 'valibot';

export interface TypedField {
  value: unknown;
  base: unknown;
  /** May be stored without this browser knowing it. */
  sent?: unknown;
  /** The value that a single act took away, until the history has it. */
  replaced?: { value: unknown };
}

type TypedFields = ReadonlyMap<string, TypedField>;

const copySchema = v.record(
  v.string(),
  v.object({
    value: v.unknown(),
    base: v.unknown(),
    sent: v.exactOptional(v.unknown()),
    replaced: v.exactOptional(v.object({ value: v.unknown() })),
  }),
);

export interface DraftPorts {
  read: (key: string) => string | null;
  write: (key: string, text: string) => boolean;
  remove: (key: string) => void;
  keys: (prefix: string) => string[];
  /** A tab that is closed or has crashed holds none. */
  holdLock: (name: string, signal: AbortSignal) => void;
  whenFree: (name: string, signal: AbortSignal, task: () => void) => void;
  isOnline: () => boolean;
  after: (milliseconds: number, task: () => void) => () => void;
}

/** Every tab has a key and holds its lock: a copy with a free lock is of a closed or crashed tab. */
export class LocalCopy {
  readonly #ports: DraftPorts;
  readonly #prefix: string;
  readonly #key: string;
  readonly #open = new AbortController();

  constructor(ports: DraftPorts, key: string) {
    this.#ports = ports;
    this.#prefix = `${key}#`;
    this.#key = this.#prefix + crypto.randomUUID();
    ports.holdLock(this.#key, this.#open.signal);
  }

  /** Writes the copy; no fields delete it. False if the storage is full or refused. */
  write(fields: TypedFields): boolean {
    if (fields.size > 0) {
      return this.#ports.write(this.#key, JSON.stringify(Object.fromEntries(fields)));
    }
    this.#ports.remove(this.#key);
    return true;
  }

  get isTaken(): boolean {
    return this.#open.signal.aborted && this.#ports.read(this.#key) === null;
  }

  /** Takes over copies of closed tabs. @param take writes this tab's copy; false if it could not */
  takeOver(take: (fields: TypedFields) => boolean): void {
    for (const key of this.#ports.keys(this.#prefix)) {
      if (key === this.#key) continue;
      this.#ports.whenFree(key, this.#open.signal, () => {
        const text = this.#ports.read(key);
        const found = parseCopy(text);
        if (text === null || found === null) return;
        // Makes room for the fields under this tab's key.
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
