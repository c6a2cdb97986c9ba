import type { SaveFailure } from './save-failure.ts';
import { toSaveFailure } from './save-failure.ts';
import type { CopyPorts, TypedField } from './local-copy.ts';
import { LocalCopy } from './local-copy.ts';

/** Milliseconds between the last key and the save, and the most that typing on can delay the save. */
export const SAVE_DELAY = 1000;
const SAVE_AT_MOST = 8000;
/** Milliseconds between a key and the local copy. */
export const COPY_DELAY = 400;

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
  /** The record after such a write. */
  applied: (on: Stored<Data>, changes: ReadonlyMap<string, unknown>) => Stored<Data>;
  partOf: (path: string) => string;
  /** False for a value that the rules refuse because of its length. */
  fits: (path: string, value: unknown) => boolean;
}

/** The browser, as far as a session uses it. */
export interface DraftPorts extends CopyPorts {
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a task after so many milliseconds, when nothing more urgent is to be done. Returns how to cancel it. */
  after: (milliseconds: number, task: () => void) => () => void;
}

/**
 * State of saving. Only `saved` means that the database has everything. `blocked`: a text is too long, or has a conflict
 * that nobody has decided.
 */
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
  #cancelSave: (() => void) | null = null;
  #cancelCopy: (() => void) | null = null;
  /** The first key that is not sent. */
  #typingSince = 0;
  #hasMoreCopies = false;
  #isClosed = false;
  /** The record as the database has it; null before it is loaded. */
  stored: Stored<Data> | null = null;
  phase: 'loading' | 'open' | 'missing' | 'unreadable' = 'loading';
  /** Why nothing is saved; null while all is well. */
  failure: SaveFailure | null = null;

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

  /** False while the storage is full or refused, and something typed is nowhere but on this page. */
  get isKept(): boolean {
    return this.#copy.isKept;
  }

  get saveState(): SaveState {
    if (this.failure !== null) return 'failed';
    const isUnsaved = this.unsaved().length > 0;
    if ((isUnsaved || this.#sending) && !this.#ports.isOnline()) return 'offline';
    if (this.#sending || (isUnsaved && this.stored?.isPending)) return 'saving';
    if (this.#cancelSave !== null || this.#later.size > 0) return 'pending';
    return isUnsaved ? 'blocked' : 'saved';
  }

  /** The fields that the database has not confirmed. @param parts only those of these parts */
  unsaved(parts?: readonly string[]): string[] {
    return [...this.#typed.keys()].filter((path) => {
      if (parts && !parts.includes(this.#store.partOf(path))) return false;
      return this.#sending?.has(path) || !same(this.value(path), this.stored?.values.get(path));
    });
  }

  /** Sets what the author typed and schedules its save. */
  type(path: string, value: unknown, on: unknown = this.stored?.values.get(path)): void {
    this.#set(path, value, on);
    this.#schedule();
    this.#notify();
  }

  #set(path: string, value: unknown, on: unknown): void {
    const before = this.#typed.get(path);
    this.#typed.set(path, before ? { ...before, value } : { value, on });
    this.#rebase();
  }

  /**
   * Like `type`, for a text that is expensive to make: it is read when typing pauses, and before everything that needs it.
   * @param read makes the text; called once
   * @param on the text that the author changed
   */
  typeLater(path: string, read: () => unknown, on: unknown): void {
    this.#schedule();
    const isFirst = this.#later.size === 0;
    this.#later.set(path, { read, on: this.#later.has(path) ? this.#later.get(path)?.on : on });
    // Only the first key changes the state of saving.
    if (isFirst) this.#notify();
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
    this.#cancelSave?.();
    this.#cancelSave = null;
    this.#write();
    this.#keep();
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
    this.#isClosed = true;
    this.#listeners.clear();
    this.#stopWatching?.();
    this.#copy.close();
  }

  #watch(): void {
    this.#stopWatching?.();
    this.#stopWatching = this.#store.watch(
      (stored) => {
        if (stored) this.#accept(stored);
        else if (this.stored === null) this.phase = 'missing';
        this.#notify();
      },
      (error) => {
        this.failure = toSaveFailure(error);
        if (this.stored === null) this.phase = 'unreadable';
        this.#keep();
        this.#notify();
      },
    );
  }

  /** Takes fields of closed tabs; of a field that is typed in already, the other text waits until this one is stored. */
  #takeOver(): void {
    this.#hasMoreCopies = false;
    this.#copy.takeOver((fields) => {
      this.readTyped();
      for (const [path, field] of fields) {
        const own = this.#typed.get(path);
        if (own && !same(own.value, field.value)) continue;
        if (!own) this.#typed.set(path, field);
        fields.delete(path);
      }
      this.#hasMoreCopies ||= fields.size > 0;
      this.#rebase();
      this.saveNow();
      return fields;
    });
  }

  /** Takes over a state of the record, unless a later one is known. */
  #accept(next: Stored<Data>): void {
    const known = this.stored;
    const isOlder = (part: string) => (next.revision[part] ?? 0) < (known?.revision[part] ?? 0);
    if (known && !known.isPending && Object.keys(next.revision).some(isOlder)) return;
    this.stored = next;
    this.phase = 'open';
    this.#rebase();
    this.#cancelCopy ??= this.#ports.after(COPY_DELAY, () => this.#keep());
    if (this.#cancelSave === null) this.#write();
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
    if (this.#typed.size === 0 && this.#hasMoreCopies) this.#takeOver();
  }

  /** True for a field that is not sent: too long, or with an open conflict. */
  isBlocked(path: string): boolean {
    return this.theirs(path) !== undefined || !this.#store.fits(path, this.value(path));
  }

  #schedule(): void {
    const now = this.#ports.now();
    if (this.#cancelSave === null) this.#typingSince = now;
    this.#cancelSave?.();
    const due = Math.min(now + SAVE_DELAY, this.#typingSince + SAVE_AT_MOST);
    this.#cancelSave = this.#ports.after(due - now, () => this.saveNow());
    this.#cancelCopy ??= this.#ports.after(COPY_DELAY, () => this.#keep());
  }

  #write(): void {
    this.readTyped();
    const { stored } = this;
    // On a pending record nobody knows which revision the write would change.
    const isReady = stored !== null && !stored.isPending && this.failure === null;
    if (!isReady || this.#sending) return this.#notify();
    if (this.#isClosed && this.#copy.isTaken) return;
    const open = this.unsaved().filter((path) => !this.isBlocked(path));
    if (open.length === 0) return this.#notify();
    const changes = new Map(open.map((path) => [path, this.value(path)]));
    for (const [path, value] of changes) {
      const typed = this.#typed.get(path);
      if (typed) typed.sent = value;
    }
    this.#sending = changes;
    // Before it is sent: after a crash, what arrived is recognized.
    this.#keep();
    this.#notify();
    void this.#send(stored, changes);
  }

  async #send(on: Stored<Data>, changes: ReadonlyMap<string, unknown>): Promise<void> {
    const parts = new Set([...changes.keys()].map((path) => this.#store.partOf(path)));
    const isBehind = (now: Stored<Data>) =>
      [...parts].some((part) => now.revision[part] !== on.revision[part]);
    let failure: SaveFailure | null = null;
    let now: Stored<Data> | null = null;
    try {
      await this.#store.save(on, changes);
      // A snapshot may have been faster.
      if (this.stored && !isBehind(this.stored)) now = this.#store.applied(this.stored, changes);
    } catch (error) {
      failure = toSaveFailure(error);
      if (failure === 'denied') {
        // Somebody else's save, or a lost right: what may still be read tells which.
        now = await this.#store.read().catch((refusal: unknown) => {
          failure = toSaveFailure(refusal);
          return null;
        });
        if (now) failure = isBehind(now) ? null : 'other';
      }
    }
    // Begun again meanwhile.
    if (this.#sending !== changes) return;
    this.#sending = null;
    this.failure = failure;
    if (now) this.#accept(now);
    this.#rebase();
    this.#keep();
    if (this.#cancelSave === null) this.#write();
    this.#notify();
  }

  /** Brings the local copy up to date. */
  #keep(): void {
    this.#cancelCopy?.();
    this.#cancelCopy = null;
    if (this.#isClosed && this.#copy.isTaken) return;
    this.readTyped();
    this.#copy.write(this.#typed);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
