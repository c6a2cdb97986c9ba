import * as v from 'valibot';

/** Texts of one record that were typed and are not in the database yet. */
export interface LocalDraft<Path extends string> {
  /** Milliseconds since 1970. */
  savedAt: number;
  texts: Map<Path, string>;
}

const storedDraftSchema = v.object({
  savedAt: v.number(),
  texts: v.record(v.string(), v.string()),
});

/** Milliseconds between a key press and the write to the storage. */
const DELAY = 400;

interface Ports {
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Keeps unconfirmed texts of a record in this browser while the record is open. */
export class LocalDraftWriter<Path extends string> {
  readonly #ports: Ports;
  readonly #key: string;
  readonly #texts: () => ReadonlyMap<Path, string> | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param key in the storage; contains the account and the record
   * @param texts called for each write: the texts that the database has not confirmed; null to leave the storage as it is
   */
  constructor(ports: Ports, key: string, texts: () => ReadonlyMap<Path, string> | null) {
    this.#ports = ports;
    this.#key = key;
    this.#texts = texts;
  }

  /** Writes after a delay; further calls until then change nothing. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), DELAY);
  }

  /** Writes at once. Without texts the draft is deleted. Storage that is full or blocked is ignored. */
  now(): void {
    this.stop();
    const texts = this.#texts();
    if (texts === null) return;
    if (texts.size === 0) return this.forget();
    const draft = { savedAt: this.#ports.now(), texts: Object.fromEntries(texts) };
    try {
      this.#ports.storage.setItem(this.#key, JSON.stringify(draft));
    } catch {
      // The page still holds the text.
    }
  }

  /** Cancels a scheduled write. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /**
   * The texts of an earlier visit that differ from the record, or null. A draft without such texts is deleted.
   * @param stored the texts of the record by path
   */
  find(stored: ReadonlyMap<Path, string>): LocalDraft<Path> | null {
    const draft = this.#read();
    if (draft === null) return null;
    const texts = new Map<Path, string>();
    for (const [path, current] of stored) {
      const text = draft.texts[path];
      if (text !== undefined && text !== current) texts.set(path, text);
    }
    if (texts.size > 0) return { savedAt: draft.savedAt, texts };
    this.forget();
    return null;
  }

  /** Deletes the draft. */
  forget(): void {
    try {
      this.#ports.storage.removeItem(this.#key);
    } catch {
      // Blocked storage holds no draft.
    }
  }

  #read(): v.InferOutput<typeof storedDraftSchema> | null {
    try {
      const stored: unknown = JSON.parse(this.#ports.storage.getItem(this.#key) ?? 'null');
      const parsed = v.safeParse(storedDraftSchema, stored);
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  }
}
