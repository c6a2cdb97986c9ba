import { type DraftPorts, type TypedField, LocalCopy } from './local-copy.ts';
import { type SaveFailure, toSaveFailure } from './save-failure.ts';

/** Most milliseconds between a key and the local copy. After as many without a key, what was typed is saved. */
export const PAUSE = 500;

/** A record as the database has it. */
export interface Stored<Data> {
  data: Data;
  /** The values of the fields that can be typed in. */
  values: ReadonlyMap<string, unknown>;
  /** By part: rises by one with every change of the part. */
  revision: Readonly<Record<string, number>>;
  /** True for a record with writes of this page that the database has not answered. */
  isPending?: boolean;
}

/** The one record of a session in the database. */
export interface DraftStore<Data> {
  /** Listens to the record; null where there is none. A pending record is given only first. Returns how to stop. */
  watch: (
    next: (stored: Stored<Data> | null) => void,
    failed: (error: unknown) => void,
  ) => () => void;
  /** Asks the server, never the page's cache. */
  read: () => Promise<Stored<Data> | null>;
  /** Writes changes in one step. Rejects where the revisions are not those of `on` plus one, and without the right. */
  save: (on: Stored<Data>, changes: ReadonlyMap<string, unknown>) => Promise<void>;
  /** False for a value that the rules refuse because of its length. */
  fits: (path: string, value: unknown) => boolean;
}

/** `saved`: the database has everything; `blocked`: a text is too long, or has a conflict that nobody has decided. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'offline' | 'blocked' | 'failed';

/** True for equal values: texts, or plain data. */
function same(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false;
  const [a, b] = [Object.entries(first), new Map(Object.entries(second))];
  return a.length === b.size && a.every(([key, value]) => b.has(key) && same(value, b.get(key)));
}

/**
 * One record that is open in an editor. Saves what is typed, one write at a time, and keeps it in this browser until the
 * database has confirmed it. Somebody else's text is never overwritten: where both have changed a field, `theirs` gives
 * the stored value until the author keeps one of the two. Independent of React and of Firestore.
 */
export class DraftSession<Data> {
  readonly #store: DraftStore<Data>;
  readonly #ports: DraftPorts;
  readonly #copy: LocalCopy;
  readonly #listeners = new Set<() => void>();
  readonly #typed = new Map<string, TypedField>();
  /** Texts that were typed and are expensive to make. */
  readonly #later = new Map<string, { read: () => unknown; on: unknown }>();
  /** The write under way. */
  #sending: ReadonlyMap<string, unknown> | null = null;
  #stopWatching: (() => void) | null = null;
  /** The next look at whether the author still types. */
  #cancelTick: (() => void) | null = null;
  /** True for a key since the last look. */
  #isTyping = false;
  #hasMoreCopies = false;
  /** The record as the database has it; null before it is loaded. */
  stored: Stored<Data> | null = null;
  phase: 'loading' | 'open' | 'missing' | 'unreadable' = 'loading';
  /** Why nothing is saved; null while all is well. */
  failure: SaveFailure | null = null;
  /** False while the storage is full or refused, and something typed is nowhere but on this page. */
  isKept = true;

  /** @param key of the local copies in the storage; contains the account and the record */
  constructor(store: DraftStore<Data>, ports: DraftPorts, key: string) {
    this.#store = store;
    this.#ports = ports;
    this.#copy = new LocalCopy(ports, key);
    this.#takeOver();
    this.#watch();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What the editor shows in a field; a text of `typeLater` once something needs it. */
  value(path: string): unknown {
    const typed = this.#typed.get(path);
    return typed ? typed.value : this.stored?.values.get(path);
  }

  /** The stored value of a field that somebody else changed too; undefined without a conflict. */
  theirs(path: string): unknown {
    const typed = this.#typed.get(path);
    // What is pending is this page's own.
    if (!typed || !this.stored || this.stored.isPending) return undefined;
    const now = this.stored.values.get(path);
    const isExpected = [typed.on, typed.sent, typed.value].some((value) => same(value, now));
    return isExpected ? undefined : now;
  }

  get saveState(): SaveState {
    if (this.failure !== null) return 'failed';
    const isUnsaved = this.unsaved().length > 0;
    if (isUnsaved && !this.#ports.isOnline()) return 'offline';
    if (this.#sending || (isUnsaved && this.stored?.isPending)) return 'saving';
    if (this.#cancelTick !== null) return 'pending';
    return isUnsaved ? 'blocked' : 'saved';
  }

  /** The fields that the database has not confirmed. */
  unsaved(): string[] {
    const isStored = (path: string) => same(this.value(path), this.stored?.values.get(path));
    return [...this.#typed.keys()].filter((path) => this.#sending?.has(path) || !isStored(path));
  }

  /** Sets what the author typed and schedules its save. */
  type(path: string, value: unknown): void {
    this.#set(path, value, this.stored?.values.get(path));
    this.#schedule();
    this.#notify();
  }

  #set(path: string, value: unknown, on: unknown): void {
    const before = this.#typed.get(path);
    this.#typed.set(path, before ? { ...before, value } : { value, on });
  }

  /**
   * Like `type`, for a text that is expensive to make: it is read when typing pauses, and before everything that needs it.
   * @param read makes the text; called once for all keys until then
   * @param on the text that the author changed
   */
  typeLater(path: string, read: () => unknown, on: unknown): void {
    this.#schedule();
    if (this.#later.has(path)) return;
    this.#later.set(path, { read, on });
    this.#notify();
  }

  /** Makes the texts of `typeLater`, so that `value` has them. */
  readTyped(): void {
    const typed = [...this.#later];
    this.#later.clear();
    for (const [path, { read, on }] of typed) this.#set(path, read(), on);
    if (typed.length > 0) this.#notify();
  }

  /** Decides a conflict. @param seen their value, as it was shown to the author */
  resolve(path: string, choice: 'mine' | 'theirs', seen: unknown): void {
    const typed = this.#typed.get(path);
    if (typed && choice === 'mine') typed.on = seen;
    else if (same(seen, this.stored?.values.get(path))) this.#typed.delete(path);
    this.saveNow();
  }

  /** Saves without waiting for a pause. */
  saveNow(): void {
    this.#cancelTick?.();
    this.#isTyping = false;
    this.#tick();
  }

  /** Begins again after a failure. A write without an answer counts as lost; should it arrive, it is recognized. */
  retry(): void {
    this.failure = null;
    this.#sending = null;
    this.#watch();
    this.saveNow();
  }

  /** Ends the session; what is unsaved is still sent, and stays in the local copy until that is confirmed. */
  close(): void {
    this.saveNow();
    this.#stopWatching?.();
    this.#copy.close();
  }

  #watch(): void {
    this.#stopWatching?.();
    this.#stopWatching = this.#store.watch(
      (stored) => {
        if (stored) this.#accept(stored);
        else if (this.stored === null) this.phase = 'missing';
        this.#goOn();
      },
      (error) => {
        this.failure = toSaveFailure(error);
        if (this.stored === null) this.phase = 'unreadable';
        this.#goOn();
      },
    );
  }

  /** Takes the copies of closed tabs, one after the other: each once nothing else is unsaved. */
  #takeOver(): void {
    this.#hasMoreCopies = false;
    this.#copy.takeOver((fields) => {
      this.readTyped();
      if (this.#typed.size > 0) {
        this.#hasMoreCopies = true;
        return false;
      }
      for (const [path, field] of fields) this.#typed.set(path, field);
      this.saveNow();
      return this.isKept;
    });
  }

  /** Takes over a state of the record, unless a later one is known. */
  #accept(next: Stored<Data>): void {
    const known = this.stored;
    const isOlder = (part: string) => (next.revision[part] ?? 0) < (known?.revision[part] ?? 0);
    if (known && !known.isPending && Object.keys(next.revision).some(isOlder)) return;
    this.stored = next;
    this.phase = 'open';
  }

  /** Forgets what is confirmed, and takes what was sent and is stored as what the typed text is based on. */
  #rebase(): void {
    const { stored } = this;
    if (stored === null || stored.isPending) return;
    for (const [path, field] of this.#typed) {
      const now = stored.values.get(path);
      // While a write is under way, going back to the stored text is a change too.
      const isConfirmed = same(field.value, now) && !this.#sending?.has(path);
      if (isConfirmed || !stored.values.has(path)) this.#typed.delete(path);
      else if (same(field.sent, now)) field.on = now;
    }
  }

  /** True for a field that is not sent: too long, or with an open conflict. */
  isBlocked(path: string): boolean {
    return this.theirs(path) !== undefined || !this.#store.fits(path, this.value(path));
  }

  #schedule(): void {
    this.#isTyping = true;
    this.#cancelTick ??= this.#ports.after(PAUSE, () => this.#tick());
  }

  #tick(): void {
    this.#cancelTick = this.#isTyping ? this.#ports.after(PAUSE, () => this.#tick()) : null;
    this.#isTyping = false;
    this.#goOn();
  }

  /** Brings the local copy up to date, and saves unless the author is typing. */
  #goOn(): void {
    // Another tab saves what was here.
    if (this.isKept && this.#copy.isTaken) return;
    this.readTyped();
    this.#rebase();
    const { stored } = this;
    const changes = new Map<string, unknown>();
    // What this browser cannot keep is saved during typing, too.
    const isTyping = this.#cancelTick !== null && this.isKept;
    const isWaiting = this.#sending !== null || isTyping || this.failure !== null;
    // On a pending record nobody knows which revision the write would change.
    if (stored !== null && !stored.isPending && !isWaiting) {
      for (const [path, field] of this.#typed) {
        if (this.isBlocked(path)) continue;
        field.sent = field.value;
        changes.set(path, field.value);
      }
    }
    // Before it is sent: after a crash, what arrived is recognized.
    this.isKept = this.#copy.write(this.#typed);
    if (stored !== null && changes.size > 0) void this.#send(stored, changes);
    this.#notify();
    if (this.#hasMoreCopies && this.#typed.size === 0) this.#takeOver();
  }

  async #send(on: Stored<Data>, changes: ReadonlyMap<string, unknown>): Promise<void> {
    this.#sending = changes;
    let failure = await this.#store.save(on, changes).then(() => null, toSaveFailure);
    let now: Stored<Data> | null = null;
    try {
      if (failure === null || failure === 'denied') now = await this.#store.read();
      // A refused save was on a state that somebody else has changed since, or is one that will always be refused.
      if (failure === 'denied' && now) failure = same(now.revision, on.revision) ? 'other' : null;
    } catch (error) {
      if (failure !== null) failure = toSaveFailure(error);
    }
    // Begun again meanwhile.
    if (this.#sending !== changes) return;
    this.#sending = null;
    this.failure = failure;
    if (now) this.#accept(now);
    this.#goOn();
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
