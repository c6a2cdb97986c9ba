import { sameValue } from '#model/same-value.ts';
import { errorCode } from '../error-message.ts';
import type { DraftStore, Remote } from './draft-store.ts';
import { type DraftPorts, LocalCopy } from './local-copy.ts';
import { TypedValues } from './typed-values.ts';

/** Text is copied locally within 500 ms of a keystroke, and saved 500 ms after the last one. */
export const PAUSE_MS = 500;

type TypeInto = (path: string, value: unknown) => void;

/** `blocked`: a text is too long, has an open conflict, or can be kept neither there nor here. */
export type SaveState = 'saved' | 'pending' | 'saving' | 'offline' | 'blocked' | 'failed';

/** `too-large`: more than the database stores in one record. */
export type SaveFailure = 'denied' | 'signed-out' | 'too-large' | 'other';

/** A value before a single act and after it. */
export interface Replacement {
  path: string;
  before: unknown;
  after: unknown;
}

interface Write {
  changes: ReadonlyMap<string, unknown>;
  base: Remote<unknown>['revision'];
  isConfirmed: boolean;
}

/**
 * Saves one write at a time, keeps typed values in this browser until they are confirmed, never overwrites others'
 * values.
 */
export class DraftSession<Data> {
  readonly #store: DraftStore<Data>;
  readonly #ports: DraftPorts;
  readonly #copy: LocalCopy;
  readonly #listeners = new Set<() => void>();
  readonly #typed = new TypedValues<Data>();
  #inFlight: Write | null = null;
  #stopWatching: (() => void) | null = null;
  #cancelTick: (() => void) | null = null;
  #isTyping = false;
  #hasMoreCopies = false;
  phase: 'loading' | 'open' | 'missing' | 'unreadable' = 'loading';
  failure: SaveFailure | null = null;
  isPersisted = true;

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

  get remote(): Remote<Data> | null {
    return this.#typed.remote;
  }

  value(path: string): unknown {
    return this.#typed.value(path);
  }

  /** Undefined unless somebody else changed the stored value too. */
  conflictingValue(path: string): unknown {
    return this.#typed.conflictingValue(path);
  }

  get saveState(): SaveState {
    if (this.failure !== null) return 'failed';
    const isUnsaved = this.unsaved().length > 0;
    if (isUnsaved && !this.#ports.isOnline()) return this.isPersisted ? 'offline' : 'blocked';
    if (this.#inFlight || (isUnsaved && this.remote?.isPending)) return 'saving';
    if (this.#cancelTick !== null) return 'pending';
    return isUnsaved ? 'blocked' : 'saved';
  }

  unsaved(): string[] {
    return this.#typed.unsaved(this.#inFlight?.changes ?? null);
  }

  type(path: string, value: unknown): void {
    this.#typed.set(path, value);
    this.#schedule();
    this.#notify();
  }

  /**
   * Sets a value that is read when typing pauses, and before everything that needs it.
   * @param read called once for all keys until then
   * @param base the text that the author changed
   */
  setLazily(path: string, read: () => unknown, base: unknown): void {
    this.#schedule();
    if (this.#typed.setLazily(path, read, base)) this.#notify();
  }

  flushLazy(): void {
    if (this.#typed.flushLazy()) this.#notify();
  }

  /**
   * Replaces values by a single act, such as restoring: the history keeps what it takes away.
   * @param typeInto types a value as the author would; by default it is set
   */
  replace(values: ReadonlyMap<string, unknown>, typeInto?: TypeInto): Replacement[] {
    this.flushLazy();
    return [...values].flatMap(([path, after]) => {
      const before = this.value(path);
      if (sameValue(before, after)) return [];
      this.#typed.keepReplaced(path);
      typeInto?.(path, after);
      if (!sameValue(this.value(path), after)) this.type(path, after);
      return [{ path, before, after }];
    });
  }

  /** @param seen their value, as the author saw it */
  resolve(path: string, choice: 'mine' | 'theirs', seen: unknown): Replacement[] {
    const resolved = this.#typed.resolve(path, choice, seen);
    if (resolved === null) return [];
    this.saveNow();
    return [{ path, ...resolved }];
  }

  saveNow(): void {
    this.#cancelTick?.();
    this.#isTyping = false;
    this.#tick();
  }

  /** A write without an answer counts as lost; should it arrive, it is recognized. */
  retry(): void {
    this.failure = null;
    this.#inFlight = null;
    this.#watch();
    this.saveNow();
  }

  /** Unsaved text is still sent, and stays in the local copy until that is confirmed. */
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
        else if (this.remote === null) this.phase = 'missing';
        this.#goOn();
      },
      (error) => {
        this.failure = toSaveFailure(error);
        if (this.remote === null) this.phase = 'unreadable';
        this.#goOn();
      },
    );
  }

  #takeOver(): void {
    this.#hasMoreCopies = false;
    this.#copy.takeOver((fields) => {
      this.flushLazy();
      if (this.#typed.fields.size > 0) {
        this.#hasMoreCopies = true;
        return false;
      }
      for (const [path, field] of fields) this.#typed.fields.set(path, field);
      this.saveNow();
      return this.isPersisted;
    });
  }

  /** A later state that is known already wins. */
  #accept(next: Remote<Data>): void {
    const known = this.remote;
    const isOlder = (part: string) => (next.revision[part] ?? 0) < (known?.revision[part] ?? 0);
    if (known && !known.isPending && Object.keys(next.revision).some(isOlder)) return;
    this.#typed.remote = next;
    // The failed save is tried again on top of what somebody else has saved.
    if (known && this.#isLaterThan(known.revision)) this.failure = null;
    this.phase = 'open';
  }

  isBlocked(path: string): boolean {
    return this.conflictingValue(path) !== undefined || !this.#store.fits(path, this.value(path));
  }

  #schedule(): void {
    this.#isTyping = true;
    this.#cancelTick ??= this.#ports.after(PAUSE_MS, () => this.#tick());
  }

  #tick(): void {
    this.#cancelTick = this.#isTyping ? this.#ports.after(PAUSE_MS, () => this.#tick()) : null;
    this.#isTyping = false;
    this.#goOn();
  }

  /** Saves unless the author is typing. */
  #goOn(): void {
    if (this.isPersisted && this.#copy.isTaken) return;
    this.flushLazy();
    this.#endWrite();
    this.#typed.rebase(this.#inFlight?.changes ?? null, (path) => this.#store.isKnown(path));
    const { remote } = this;
    const changes = new Map<string, unknown>();
    const replaced = new Map<string, unknown>();
    // Values that this browser cannot keep are saved during typing, too.
    const isTyping = this.#cancelTick !== null && this.isPersisted;
    const isWaiting = this.#inFlight !== null || isTyping || this.failure !== null;
    // A pending record does not tell which revision the write would change.
    if (remote !== null && !remote.isPending && !isWaiting) {
      for (const [path, field] of this.#typed.fields) {
        if (this.isBlocked(path)) continue;
        field.sent = field.value;
        changes.set(path, field.value);
        if (field.replaced) replaced.set(path, field.replaced.value);
      }
    }
    // Written before it is sent: after a crash, what arrived is recognized.
    this.isPersisted = this.#copy.write(this.#typed.fields);
    if (remote !== null && changes.size > 0) void this.#send(remote, changes, replaced);
    this.#notify();
    if (this.#hasMoreCopies && this.#typed.fields.size === 0) this.#takeOver();
  }

  async #send(
    base: Remote<Data>,
    changes: ReadonlyMap<string, unknown>,
    replaced: ReadonlyMap<string, unknown>,
  ): Promise<void> {
    const write: Write = { changes, base: base.revision, isConfirmed: false };
    this.#inFlight = write;
    const failure = await this.#store.save(base, changes, replaced).then(() => null, toSaveFailure);
    if (failure === null) {
      for (const [path, value] of replaced) this.#typed.forgetReplaced(path, value);
    }
    if (this.#inFlight !== write) return;
    if (failure === null) write.isConfirmed = true;
    else {
      this.#inFlight = null;
      // A refusal has more reasons than the right; without it, the watch ends.
      if (!this.#isLaterThan(write.base)) this.failure = failure === 'denied' ? 'other' : failure;
    }
    this.#goOn();
  }

  #isLaterThan(revision: Remote<Data>['revision']): boolean {
    return Object.entries(this.remote?.revision ?? {}).some(
      ([part, now]) => now > (revision[part] ?? 0),
    );
  }

  /** A write is under way until the watch shows it: a save before that would be based on an older revision. */
  #endWrite(): void {
    const write = this.#inFlight;
    if (!write?.isConfirmed) return;
    const isShown = [...write.changes].every(([path, value]) =>
      sameValue(value, this.remote?.values.get(path)),
    );
    if (isShown || this.#isLaterThan(write.base)) this.#inFlight = null;
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

function toSaveFailure(error: unknown): SaveFailure {
  const code = errorCode(error).replace(/^firestore\//, '');
  if (code === 'permission-denied') return 'denied';
  if (code === 'unauthenticated' || code.startsWith('auth/')) return 'signed-out';
  return code === 'too-large' ? 'too-large' : 'other';
}
