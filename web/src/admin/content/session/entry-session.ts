import { entryDraftKey } from '../../../../../model/admin-storage-keys.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import { storedBytes } from '../../../../../model/stored-bytes.ts';
import type { Change, CollectionPath, Found, Watcher } from '../../../firebase/firestore.ts';
import type { LocalDraft } from '../../../data/local-draft.ts';
import { LocalDraftWriter } from '../../../data/local-draft.ts';
import { applyUpdate } from '../entry/entry-changes.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { fieldLimit, fieldValues } from '../entry/entry-fields.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { parseEntry } from '../../../../../model/content/entry.ts';
import type { Author } from '../use-author.ts';
import { Autosave } from './autosave.ts';
import { EntryWrites } from './entry-writes.ts';
import { RemoteChanges } from './remote-changes.ts';
import type { SaveFailure, SaveState } from './save-state.ts';
import { computeSaveState, isSameSaveState, toSaveFailure } from './save-state.ts';
import type { FieldStates } from './three-way-merge.ts';
import * as merge from './three-way-merge.ts';
import { UnreadTexts } from './unread-texts.ts';

/** The browser and the database, as far as a session uses them. */
export interface SessionDependencies {
  commit: (changes: readonly Change[]) => Promise<void>;
  watch: (name: CollectionPath, id: string, watcher: Watcher<Found | null>) => () => void;
  storage: Storage;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Runs a task when nothing more urgent is to be done. */
  whenIdle: (task: () => void) => void;
}

export interface SessionView {
  phase: 'loading' | 'open' | 'missing' | 'deleted' | 'unreadable';
  /** The entry with the writes under way; null until it is loaded. */
  entry: Entry | null;
  fields: FieldStates;
  save: SaveState;
  /** Texts of an earlier visit that were never stored. */
  localDraft: LocalDraft<FieldPath> | null;
}

/**
 * State machine of one entry that is open in an editor. Saves each field after a pause, merges remote changes, and
 * keeps texts that the database has not confirmed as a local draft. Independent of React.
 */
export class EntrySession {
  readonly #dependencies: SessionDependencies;
  readonly kind: ContentKind;
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #autosave: Autosave;
  readonly #remoteChanges: RemoteChanges;
  readonly #draftWriter: LocalDraftWriter<FieldPath>;
  #stopWatching: (() => void) | null = null;
  #failure: SaveFailure | null = null;
  readonly #unread = new UnreadTexts();
  readonly #writes: EntryWrites;
  #view: SessionView = {
    phase: 'loading',
    entry: null,
    fields: new Map(),
    save: { kind: 'saved' },
    localDraft: null,
  };

  constructor(dependencies: SessionDependencies, author: Author, kind: ContentKind, id: string) {
    this.#dependencies = dependencies;
    this.kind = kind;
    this.id = id;
    this.#autosave = new Autosave(dependencies, (path) => this.#save([path]));
    this.#writes = new EntryWrites(author);
    this.#remoteChanges = new RemoteChanges(({ data }) => parseEntry(kind, id, data));
    const key = entryDraftKey(author.uid, { collection: KINDS[kind].collection, id });
    this.#draftWriter = new LocalDraftWriter(dependencies, key, () => {
      this.readTexts();
      const { confirmed } = this.#remoteChanges;
      const { localDraft, fields } = this.#view;
      // A draft of an earlier visit must not be overwritten before the author decides.
      if (localDraft !== null || confirmed === null) return null;
      return merge.findUnconfirmed(fields, fieldValues(confirmed));
    });
    this.#watch();
  }

  #watch(): void {
    this.#stopWatching ??= this.#dependencies.watch(KINDS[this.kind].collection, this.id, {
      next: (found, stale) => this.#onSnapshot(found, stale),
      failed: (error) => this.#onWatchError(error),
    });
  }

  readonly getView = (): SessionView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets a text that the author typed and schedules its save. */
  setText(path: FieldPath, text: string): void {
    if (this.#failure === null) this.#autosave.schedule(path);
    this.#setView({ fields: merge.setLocalText(this.#view.fields, path, text) });
    this.#draftWriter.soon();
  }

  /**
   * Like `setText`, for a text that is expensive to make: it is read when typing pauses, and before everything that
   * needs the texts.
   * @param read makes the text; called once
   * @param typedOn the session's text that the author changed; where it is another by then, both are kept as a conflict
   */
  setTextLater(path: FieldPath, read: () => string, typedOn: string): void {
    if (this.#failure === null) this.#autosave.schedule(path);
    const isFirst = this.#unread.announce(path, read, typedOn);
    this.#draftWriter.soon();
    // Only the first key changes the state of saving.
    if (isFirst) this.#setView({});
  }

  /** Reads the texts that `setTextLater` announced. */
  readTexts(): void {
    if (!this.#unread.isEmpty) this.#setView({ fields: this.#unread.readInto(this.#view.fields) });
  }

  /** Sends every unsaved text now; also retries after a failure. */
  flush(): void {
    this.readTexts();
    this.#autosave.cancel();
    this.#draftWriter.now();
    this.#failure = null;
    this.#watch();
    this.#save(merge.findUnsaved(this.#view.fields));
    this.#setView({});
  }

  /** Keeps the local or the remote text of a field that both sides changed. */
  resolveConflict(path: FieldPath, choice: 'local' | 'remote'): void {
    this.readTexts();
    this.#setView({ fields: merge.resolveConflict(this.#view.fields, path, choice) });
    this.flush();
  }

  /** Puts the texts of an earlier visit back into the editor. */
  restoreLocalDraft(): void {
    for (const [path, text] of this.#view.localDraft?.texts ?? []) this.setText(path, text);
    this.#setView({ localDraft: null });
  }

  discardLocalDraft(): void {
    this.#draftWriter.forget();
    this.#setView({ localDraft: null });
  }

  /** The entry with the texts in the editor, saved or not; null until it is loaded. */
  getLocalEntry(): Entry | null {
    this.readTexts();
    const { entry, fields } = this.#view;
    if (entry === null) return null;
    return applyUpdate(
      entry,
      Object.fromEntries([...fields].map(([path, { local }]) => [path, local])),
    );
  }

  /**
   * Commits a change of the entry in one step with the unsaved texts.
   * @param makeUpdate gets the entry with the unsaved texts
   * @returns false where the change failed; the save state has the reason
   */
  async update(makeUpdate: (entry: Entry) => FieldUpdate): Promise<boolean> {
    this.readTexts();
    const { entry } = this.#view;
    if (entry === null) return false;
    this.#autosave.cancel();
    const texts = this.#findSendable(merge.findUnsaved(this.#view.fields));
    const { update, changes } = this.#writes.change(entry, texts, makeUpdate);
    const paths = [...texts.keys()];
    this.#applyOptimistically(entry, paths, update);
    return this.#commit(changes, paths);
  }

  /** Sends unsaved texts and stops watching the entry. */
  close(): void {
    if (this.#view.phase === 'open' && this.#failure === null) this.flush();
    this.#autosave.cancel();
    this.#draftWriter.stop();
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#listeners.clear();
  }

  #onSnapshot(found: Found | null, stale: boolean): void {
    if (found === null) {
      if (!stale) this.#setView({ phase: this.#view.entry === null ? 'missing' : 'deleted' });
      return;
    }
    this.readTexts();
    const isFirst = this.#view.entry === null;
    const entry = this.#remoteChanges.accept(found, isFirst);
    if (entry === null) return;
    const values = fieldValues(entry);
    const fields = isFirst
      ? merge.createFieldStates(values)
      : merge.mergeRemote(this.#view.fields, values, this.#dependencies.now());
    this.#setView({
      phase: 'open',
      entry,
      fields,
      ...(isFirst && { localDraft: this.#draftWriter.find(values) }),
    });
    if (!isFirst) this.#draftWriter.soon();
  }

  #onWatchError(error: Error): void {
    this.readTexts();
    this.#stopWatching = null;
    this.#failure = toSaveFailure(error);
    this.#draftWriter.now();
    this.#setView(this.#view.entry === null ? { phase: 'unreadable' } : {});
  }

  /** The unsaved texts at these paths that are short enough to be stored. */
  #findSendable(paths: readonly FieldPath[]): Map<FieldPath, string> {
    const unsaved = new Set(merge.findUnsaved(this.#view.fields));
    const texts = paths.map((path) => [path, this.#view.fields.get(path)?.local ?? ''] as const);
    return new Map(
      texts.filter(([path, text]) => unsaved.has(path) && text.length <= fieldLimit(path)),
    );
  }

  #save(wanted: readonly FieldPath[]): void {
    this.readTexts();
    const { entry } = this.#view;
    const texts = this.#findSendable(wanted);
    if (entry === null || texts.size === 0 || this.#view.phase !== 'open') {
      this.#setView({});
      return;
    }
    const paths = [...texts.keys()];
    const { update, changes } = this.#writes.saveTexts(entry, texts);
    this.#applyOptimistically(entry, paths, update);
    void this.#commit(changes, paths);
  }

  #applyOptimistically(entry: Entry, paths: readonly FieldPath[], update: FieldUpdate): void {
    this.#setView({
      entry: applyUpdate(entry, update),
      fields: merge.markSent(this.#view.fields, paths, this.#dependencies.now()),
    });
  }

  async #commit(changes: readonly Change[], paths: readonly FieldPath[] = []): Promise<boolean> {
    this.#remoteChanges.beginWrite();
    this.#setView({});
    try {
      await this.#dependencies.commit(changes);
      return true;
    } catch (error) {
      this.#failure = toSaveFailure(error, storedBytes(this.getLocalEntry()));
      const { confirmed } = this.#remoteChanges;
      if (confirmed) {
        const fields = merge.revertSent(this.#view.fields, paths, fieldValues(confirmed));
        this.#setView({ entry: confirmed, fields });
      }
      return false;
    } finally {
      const deferred = this.#remoteChanges.endWrite();
      if (deferred) this.#onSnapshot(deferred, false);
      this.#draftWriter.soon();
      this.#setView({});
    }
  }

  #setView(change: Partial<SessionView>): void {
    const next = { ...this.#view, ...change };
    const save = computeSaveState({
      failure: this.#failure,
      isWriting: this.#remoteChanges.isWriting,
      isScheduled: this.#autosave.hasPending || !this.#unread.isEmpty,
      isOnline: this.#dependencies.isOnline(),
      fields: next.fields,
    });
    this.#view = { ...next, save: isSameSaveState(save, this.#view.save) ? this.#view.save : save };
    for (const listener of this.#listeners) listener();
  }
}
