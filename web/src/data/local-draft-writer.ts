import type { LocalDraft } from './local-draft.ts';
import { deleteLocalDraft, writeLocalDraft, unsavedTexts, readLocalDraft } from './local-draft.ts';

/** Milliseconds between a key and its text's being kept. */
const DELAY = 400;

interface CopyPorts {
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** Keeps a copy of unconfirmed texts in this browser while their record is open. */
export class LocalDraftWriter<Path extends string> {
  readonly #ports: CopyPorts;
  readonly #key: string;
  readonly #what: () => ReadonlyMap<Path, string> | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param key where in the storage: names the account and the record
   * @param what texts that the database has not confirmed; asked whenever a copy is made. Null where there must be none
   */
  constructor(ports: CopyPorts, key: string, what: () => ReadonlyMap<Path, string> | null) {
    this.#ports = ports;
    this.#key = key;
    this.#what = what;
  }

  /** Keeps what is there in a moment, however often it is asked for until then. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), DELAY);
  }

  now(): void {
    this.stop();
    const texts = this.#what();
    if (texts !== null) writeLocalDraft(this.#ports.storage, this.#key, texts, this.#ports.now());
  }

  /** Forgets what was planned, not what is kept. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What an earlier visit wrote and the database does not have; a copy that holds nothing of that is forgotten. */
  find(stored: ReadonlyMap<Path, string>): LocalDraft<Path> | null {
    const copy = readLocalDraft<Path>(this.#ports.storage, this.#key);
    if (copy === null) return null;
    const texts = unsavedTexts(copy, stored);
    if (texts.size > 0) return { savedAt: copy.savedAt, texts };
    this.forget();
    return null;
  }

  forget(): void {
    deleteLocalDraft(this.#ports.storage, this.#key);
  }
}
