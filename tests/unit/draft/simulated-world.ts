import { DraftSession } from '#admin/data/draft/draft-session.ts';
import type { DraftStore, Remote } from '#admin/data/draft/draft-store.ts';
import type { DraftPorts } from '#admin/data/draft/local-copy.ts';

/** Fields of the simulated record; those of one letter are a part. */
export const FIELDS = ['a.title', 'a.body', 'b.title', 'c.slug'] as const;
const partOf = (path: string) => path.slice(0, 1);

type Values = Record<string, string>;
interface Version {
  values: Values;
  revision: Record<string, number>;
}
type Write = { version: Version; changes: ReadonlyMap<string, unknown> };

/** Random numbers that are the same for the same seed. */
export function seeded(seed: number) {
  let state = seed;
  const next = () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32;
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T;
  return { chance: (share: number) => next() < share, below, pick };
}
type Random = ReturnType<typeof seeded>;

const refused = () => Object.assign(new Error('refused'), { code: 'permission-denied' });

/** The database with its rules, as all browsers see it. */
export class Server {
  stored: Version = {
    values: Object.fromEntries(FIELDS.map((path) => [path, ''])),
    revision: { a: 1, b: 1, c: 1 },
  };
  readonly rights = new Map<object, boolean>();
  readonly listeners = new Set<() => void>();

  write(person: object, { version, changes }: Write): void {
    if (this.rights.get(person) === false) throw refused();
    const isOutdated = (path: string) =>
      version.revision[partOf(path)] !== this.stored.revision[partOf(path)];
    if ([...changes.keys()].some(isOutdated)) throw refused();
    this.stored = apply(this.stored, changes);
    for (const listener of this.listeners) listener();
  }
}

/** One person at one browser: its storage, its locks, its network. */
export class Browser {
  isOnline = true;
  readonly storage = new Map<string, string>();
  readonly #held = new Set<string>();
  readonly #waiting = new Map<string, (() => void)[]>();

  readonly ports: Omit<DraftPorts, 'isOnline' | 'after'> = {
    read: (key) => this.storage.get(key) ?? null,
    write: (key, text) => {
      this.storage.set(key, text);
      return true;
    },
    remove: (key) => this.storage.delete(key),
    keys: (prefix) => [...this.storage.keys()].filter((key) => key.startsWith(prefix)),
    holdLock: (name, signal) => {
      this.#held.add(name);
      signal.addEventListener('abort', () => this.free(name));
    },
    whenFree: (name, signal, task) => {
      const run = () => !signal.aborted && task();
      if (this.#held.has(name)) this.#waiting.set(name, [...(this.#waiting.get(name) ?? []), run]);
      else run();
    },
  };

  free(name: string): void {
    this.#held.delete(name);
    for (const run of this.#waiting.get(name)?.splice(0) ?? []) run();
  }
}

/** One tab: the SDK's queue of writes with its cache in memory, and a session. */
export class Tab {
  readonly #queue: (Write & { answer: (error?: unknown) => void })[] = [];
  readonly #names: string[] = [];
  /** The latest state of the server that has arrived. */
  #cache: Version | null = null;
  #isGone = false;
  #isSending = false;
  session!: DraftSession<Version>;

  readonly server: Server;
  readonly browser: Browser;
  readonly random: Random;

  constructor(server: Server, browser: Browser, random: Random) {
    this.server = server;
    this.browser = browser;
    this.random = random;
    this.open();
  }

  /** Opens the record, again after it was left. */
  open(): void {
    const store: DraftStore<Version> = {
      watch: (next, failed) => this.#watch(next, failed),
      save: ({ data }, changes) =>
        new Promise((resolve, reject) => {
          const answer = (error?: unknown) => (error ? reject(error) : resolve());
          this.#queue.push({ version: data, changes, answer });
          void this.#sendQueue();
        }),
      fits: () => true,
      isKnown: () => true,
    };
    const { ports: copy } = this.browser;
    const ports: DraftPorts = {
      ...copy,
      holdLock: (name, signal) => {
        this.#names.push(name);
        copy.holdLock(name, signal);
      },
      isOnline: () => this.browser.isOnline,
      after: (milliseconds, task) => {
        const timer = setTimeout(() => this.#isGone || task(), milliseconds);
        return () => clearTimeout(timer);
      },
    };
    this.session = new DraftSession(store, ports, 'copy');
  }

  /** Ends the tab: what is under way may or may not arrive. */
  end(): void {
    this.#isGone = true;
    this.#stop();
    for (const name of this.#names) this.browser.free(name);
    if (this.random.chance(0.5)) this.#queue.length = 0;
  }

  /** Called when network or right have changed. */
  changed(): void {
    this.#deliver();
    void this.#sendQueue();
    if (this.session.failure !== null) this.session.retry();
  }

  #stop: () => void = () => {};
  #deliver: () => void = () => {};

  #watch(
    next: (stored: Remote<Version> | null) => void,
    failed: (error: unknown) => void,
  ): () => void {
    let isStopped = false;
    const deliver = () => {
      const sent = this.server.stored;
      const isAllowed = this.server.rights.get(this.browser) !== false;
      void this.#travel().then(() => {
        if (isStopped || this.#isGone || !this.browser.isOnline) return;
        if (!isAllowed) return failed(refused());
        this.#cache = sent;
        // The SDK shows no confirmed state while a write is under way; the session ignores the others.
        if (this.#queue.length === 0) next(toRemote(sent));
      });
    };
    this.#deliver = deliver;
    this.server.listeners.add(deliver);
    this.#stop = () => {
      isStopped = true;
      this.server.listeners.delete(deliver);
    };
    if (this.#cache !== null && this.#queue.length > 0) {
      let shown = this.#cache;
      for (const { changes } of this.#queue) shown = apply(shown, changes);
      queueMicrotask(() => isStopped || next({ ...toRemote(shown), isPending: true }));
    }
    deliver();
    return this.#stop;
  }

  #travel(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, 20 + this.random.below(400)));
  }

  async #sendQueue(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#queue[0] && this.browser.isOnline) {
      const [write] = this.#queue;
      await this.#travel();
      if (!this.browser.isOnline || this.#queue[0] !== write) continue;
      let error: unknown;
      try {
        this.server.write(this.browser, write);
      } catch (refusal) {
        error = refusal;
      }
      await this.#travel();
      if (this.#isGone) break;
      // The answer is lost: the SDK sends the write again.
      if (!this.browser.isOnline) continue;
      this.#queue.shift();
      write.answer(error);
      this.#deliver();
    }
    this.#isSending = false;
  }
}

/** A version with changes: each part that has one gets the next revision. */
function apply({ values, revision }: Version, changes: ReadonlyMap<string, unknown>): Version {
  const next = structuredClone({ values, revision });
  for (const part of new Set([...changes.keys()].map(partOf)))
    next.revision[part] = (next.revision[part] ?? 0) + 1;
  for (const [path, value] of changes) next.values[path] = String(value);
  return next;
}

const toRemote = (version: Version): Remote<Version> => ({
  data: version,
  values: new Map(Object.entries(version.values)),
  revision: version.revision,
});
