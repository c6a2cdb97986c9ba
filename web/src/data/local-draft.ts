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
  /** Runs a task when nothing more urgent is to be done. */
  whenIdle: (task: () => void) => void;
}

/**
 * Keeps unconfirmed texts of a record in this browser while the record is open. Every tab has a key of its own, so that
 * two tabs with the same record do not overwrite or delete each other's texts.
 */
export class LocalDraftWriter<Path extends string> {
  readonly #ports: Ports;
  readonly #key: string;
  readonly #ownKey: string;
  readonly #texts: () => ReadonlyMap<Path, string> | null;
  /** Keys of the drafts that `find` gave; deleted once this tab's texts take their place. */
  #found: readonly string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param key in the storage; contains the account and the record
   * @param texts called for each write: the texts that the database has not confirmed; null to leave the storage as it is
   */
  constructor(ports: Ports, key: string, texts: () => ReadonlyMap<Path, string> | null) {
    this.#ports = ports;
    this.#key = key;
    this.#ownKey = `${key}#${crypto.randomUUID()}`;
    this.#texts = texts;
  }

  /** Writes after a delay, between two keys; further calls until then change nothing. */
  soon(): void {
    if (this.#timer !== undefined) return;
    const timer = setTimeout(
      () => this.#ports.whenIdle(() => timer === this.#timer && this.now()),
      DELAY,
    );
    this.#timer = timer;
  }

  /** Writes at once. Without texts this tab's draft is deleted. Storage that is full or blocked is ignored. */
  now(): void {
    this.stop();
    const texts = this.#texts();
    if (texts === null) return;
    if (texts.size === 0) return this.forget();
    const draft = { savedAt: this.#ports.now(), texts: Object.fromEntries(texts) };
    try {
      this.#ports.storage.setItem(this.#ownKey, JSON.stringify(draft));
      this.#removeFound();
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
   * The texts of earlier visits and other tabs that differ from the record, the latest of each path, or null. Drafts
   * without such texts are deleted.
   * @param stored the texts of the record by path
   */
  find(stored: ReadonlyMap<Path, string>): LocalDraft<Path> | null {
    const drafts = this.#keys()
      .flatMap((key) => {
        const draft = this.#read(key);
        return draft === null ? [] : [{ key, ...draft, texts: differing(draft.texts, stored) }];
      })
      .toSorted((a, b) => a.savedAt - b.savedAt);
    for (const { key, texts } of drafts) if (texts.size === 0) this.#remove(key);
    const unsaved = drafts.filter(({ texts }) => texts.size > 0);
    this.#found = unsaved.map(({ key }) => key);
    const latest = unsaved.at(-1);
    if (latest === undefined) return null;
    return { savedAt: latest.savedAt, texts: new Map(unsaved.flatMap(({ texts }) => [...texts])) };
  }

  /**
   * Deletes this tab's draft, and those that `find` gave, where they hold nothing but texts of the record.
   * @param stored as for `find`
   */
  forgetSaved(stored: ReadonlyMap<Path, string>): void {
    for (const key of [this.#ownKey, ...this.#found]) {
      const draft = this.#read(key);
      if (draft !== null && differing(draft.texts, stored).size === 0) this.#remove(key);
    }
  }

  /** Deletes this tab's draft and those that `find` gave. */
  forget(): void {
    this.#remove(this.#ownKey);
    this.#removeFound();
  }

  #removeFound(): void {
    for (const key of this.#found) this.#remove(key);
    this.#found = [];
  }

  #remove(key: string): void {
    try {
      this.#ports.storage.removeItem(key);
    } catch {
      // Blocked storage holds no draft.
    }
  }

  /** Keys of this record's drafts, of every tab. */
  #keys(): string[] {
    try {
      const { storage } = this.#ports;
      return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(
        (key) => key.startsWith(`${this.#key}#`),
      );
    } catch {
      return [];
    }
  }

  #read(key: string): v.InferOutput<typeof storedDraftSchema> | null {
    try {
      const stored: unknown = JSON.parse(this.#ports.storage.getItem(key) ?? 'null');
      const parsed = v.safeParse(storedDraftSchema, stored);
      return parsed.success ? parsed.output : null;
    } catch {
      return null;
    }
  }
}

function differing<Path extends string>(
  texts: Readonly<Record<string, string>>,
  stored: ReadonlyMap<Path, string>,
): Map<Path, string> {
  const found = new Map<Path, string>();
  for (const [path, current] of stored) {
    const text = texts[path];
    if (text !== undefined && text !== current) found.set(path, text);
  }
  return found;
}
