import type { Entry } from './entry.ts';
import type { Fields } from './field-merge.ts';
import type { FieldPath } from './fields.ts';
import { fieldValues } from './fields.ts';
import { forgetCopy, keepCopy, lostTexts, readCopy } from './local-copy.ts';

/** Milliseconds between a key and its text's being kept. */
const DELAY = 400;

interface CopyPorts {
  storage: Storage;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** What there is to keep: the texts in the editor, and what the database has confirmed of them. */
interface Kept {
  fields: Fields;
  confirmed: Entry;
}

/** Texts that an earlier visit left behind. */
export interface Lost {
  savedAt: number;
  texts: Map<FieldPath, string>;
}

/** Keeps a copy of unconfirmed texts in this browser while an entry is open. */
export class CopyKeeper {
  readonly #ports: CopyPorts;
  readonly #uid: string;
  readonly #entry: string;
  readonly #what: () => Kept | null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param entry `{collection}/{document id}`
   * @param what is asked whenever a copy is made; null where there must be none
   */
  constructor(ports: CopyPorts, uid: string, entry: string, what: () => Kept | null) {
    this.#ports = ports;
    this.#uid = uid;
    this.#entry = entry;
    this.#what = what;
  }

  /** Keeps what is there in a moment, however often it is asked for until then. */
  soon(): void {
    this.#timer ??= setTimeout(() => this.now(), DELAY);
  }

  now(): void {
    this.stop();
    const kept = this.#what();
    if (kept === null) return;
    const { storage, now } = this.#ports;
    const confirmed = fieldValues(kept.confirmed);
    keepCopy(storage, this.#uid, this.#entry, kept.fields, confirmed, now());
  }

  /** Forgets what was planned, not what is kept. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** What an earlier visit wrote and the database does not have; a copy that holds nothing of that is forgotten. */
  find(stored: ReadonlyMap<FieldPath, string>): Lost | null {
    const copy = readCopy(this.#ports.storage, this.#uid, this.#entry);
    if (copy === null) return null;
    const texts = lostTexts(copy, stored);
    if (texts.size > 0) return { savedAt: copy.savedAt, texts };
    this.forget();
    return null;
  }

  forget(): void {
    forgetCopy(this.#ports.storage, this.#uid, this.#entry);
  }
}
