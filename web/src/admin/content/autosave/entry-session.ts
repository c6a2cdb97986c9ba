import { entryDraftKey } from '../../../../../model/admin-storage-keys.ts';
import type { ContentKind } from '../../../../../model/content/limits.ts';
import type { FieldUpdate } from '../../../../../model/publishing/status.ts';
import { KINDS } from '../../../../../model/content/text.ts';
import { storedBytes } from '../../../../../model/stored-bytes.ts';
import type { Found } from '../../../firebase/firestore.ts';
import { LocalDraftWriter } from '../../../data/local-draft.ts';
import { stampOf } from '../../../data/stamp.ts';
import { textUpdate } from '../entry/entry-changes.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { fieldValues } from '../entry/entry-fields.ts';
import type { Entry } from '../../../../../model/content/entry.ts';
import { applyUpdate, parseEntry } from '../../../../../model/content/entry.ts';
import type { ActorId } from '../../../../../model/audit/actor.ts';
import { Autosave } from './autosave.ts';
import { RemoteChanges } from './remote-changes.ts';
import type { SaveFailure } from './save-state.ts';
import { computeSaveState, isSameSaveState, toSaveFailure } from './save-state.ts';
import type { SessionDependencies, SessionView } from './session-view.ts';
import type { FieldStates } from './three-way-merge.ts';
import * as merge from './three-way-merge.ts';
import { TypedTexts } from './typed-texts.ts';

/**
 * State machine of one entry that is open in an editor. Saves the fields after a pause, merges remote changes, and
 * keeps texts that the database has not confirmed as a local draft. Independent of React.
 */
export class EntrySession {
  readonly #dependencies: SessionDependencies;
  readonly actor: ActorId;
  readonly kind: ContentKind;
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #autosave: Autosave;
  readonly #remoteChanges: RemoteChanges;
  readonly #draftWriter: LocalDraftWriter<FieldPath>;
  readonly #typed = new TypedTexts();
  #stopWatching: (() => void) | null = null;
  #failure: SaveFailure | null = null;
  /** True while a request lets the server store texts: a save in between would look like another author's. */
  #isRequesting = false;
  #view: SessionView = {
    phase: 'loading',
    entry: null,
    fields: new Map(),
    save: { kind: 'saved' },
    localDraft: null,
  };

  constructor(dependencies: SessionDependencies, actor: ActorId, kind: ContentKind, id: string) {
    this.#dependencies = dependencies;
    this.actor = actor;
    this.kind = kind;
    this.id = id;
    this.#autosave = new Autosave(dependencies, () => this.#save());
    this.#remoteChanges = new RemoteChanges(({ data }) => parseEntry(kind, id, data));
    const key = entryDraftKey(actor.uid, { collection: KINDS[kind].collection, id });
    this.#draftWriter = new LocalDraftWriter(dependencies, key, () => {
      const { confirmed } = this.#remoteChanges;
      // A draft of an earlier visit must not be overwritten before the author decides.
      if (this.#view.localDraft !== null || confirmed === null) return null;
      return merge.findUnconfirmed(this.readFields(), fieldValues(confirmed));
    });
    this.#watch();
  }

  #watch(): void {
    this.#stopWatching ??= this.#dependencies.watch(KINDS[this.kind].collection, this.id, {
      next: (found, stale) => this.#onSnapshot(found, stale),
      failed: (error) => this.#onWatchError(error),
    });
  }

  /** What the editor shows. A text of `setTextLater` is in it once something needs the texts. */
  readonly getView = (): SessionView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sets a text that the author typed and schedules its save. */
  setText(path: FieldPath, text: string): void {
    if (this.#failure === null) this.#autosave.schedule();
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
    if (this.#failure === null) this.#autosave.schedule();
    const isFirst = this.#typed.isEmpty;
    this.#typed.add(path, read, typedOn);
    this.#draftWriter.soon();
    // Only the first key changes the state of saving.
    if (isFirst) this.#notify();
  }

  /** The fields with every text that was typed. All that works with texts asks here; `getView()` is for showing them. */
  readFields(): FieldStates {
    if (!this.#typed.isEmpty) this.#setView({ fields: this.#typed.readInto(this.#view.fields) });
    return this.#view.fields;
  }

  /** The texts that the database has not confirmed. */
  unsavedTexts(): string[] {
    const fields = this.readFields();
    const { confirmed } = this.#remoteChanges;
    if (confirmed === null) return [];
    return [...merge.findUnconfirmed(fields, fieldValues(confirmed)).values()];
  }

  /** Sends every unsaved text now; also retries after a failure. */
  flush(): void {
    this.#autosave.cancel();
    this.#draftWriter.now();
    this.#failure = null;
    this.#watch();
    this.#save();
  }

  /** Keeps the local or the remote text of a field that both sides changed. */
  resolveConflict(path: FieldPath, choice: 'local' | 'remote'): void {
    this.#setView({ fields: merge.resolveConflict(this.readFields(), path, choice) });
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
    const fields = this.readFields();
    const { entry } = this.#view;
    if (entry === null) return null;
    const texts = [...fields].map(([path, { local }]) => [path, local] as const);
    return applyUpdate(entry, Object.fromEntries(texts));
  }

  /**
   * Changes fields that are no texts, in one step with the unsaved texts.
   * @returns false where that failed; the save state has the reason
   */
  async update(update: FieldUpdate): Promise<boolean> {
    const { entry } = this.#view;
    if (entry === null) return false;
    this.#autosave.cancel();
    const texts = merge.findSendable(this.readFields());
    return this.#commit({ ...textUpdate(entry, texts), ...update }, [...texts.keys()]);
  }

  /**
   * Lets the server store texts, in one step with what else the request does. What is typed meanwhile is saved once it has
   * answered. Rejects where the request does: then nothing counts as stored, and unsaved texts are saved as a draft.
   * @param texts also become those of the editor
   */
  async storeBy(
    texts: ReadonlyMap<FieldPath, string>,
    request: () => Promise<unknown>,
  ): Promise<void> {
    const before = this.readFields();
    const { entry } = this.#view;
    if (entry === null) return;
    this.#failure = null;
    this.#isRequesting = true;
    this.#setView({ fields: merge.replaceTexts(before, texts) });
    try {
      await this.#send(textUpdate(entry, texts), [...texts.keys()], request);
    } catch (error) {
      this.#setView({ fields: merge.undoReplacement(this.readFields(), texts, before) });
      throw error;
    } finally {
      this.#isRequesting = false;
      this.#save();
    }
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
    const isFirst = this.#view.entry === null;
    if (found === null) {
      if (!stale) this.#setView({ phase: isFirst ? 'missing' : 'deleted' });
      return;
    }
    const entry = this.#remoteChanges.accept(found, isFirst);
    if (entry === null) {
      if (isFirst) this.#setView({ phase: 'unreadable' });
      return;
    }
    const values = fieldValues(entry);
    const fields = isFirst
      ? merge.createFieldStates(values)
      : merge.mergeRemote(this.readFields(), values, this.#dependencies.now());
    this.#setView({
      phase: 'open',
      entry,
      fields,
      ...(isFirst && { localDraft: this.#draftWriter.find(values) }),
    });
    if (!isFirst) this.#draftWriter.soon();
  }

  #onWatchError(error: Error): void {
    this.#stopWatching = null;
    this.#failure = toSaveFailure(error);
    this.#draftWriter.now();
    if (this.#view.entry === null) this.#setView({ phase: 'unreadable' });
    else this.#notify();
  }

  /** Saves the unsaved texts. */
  #save(): void {
    const texts = merge.findSendable(this.readFields());
    const { entry, phase } = this.#view;
    if (entry === null || texts.size === 0 || phase !== 'open' || this.#isRequesting) {
      this.#notify();
    } else void this.#commit(textUpdate(entry, texts), [...texts.keys()]);
  }

  /** @returns false where the database refused the update; the save state has the reason */
  #commit(update: FieldUpdate, paths: readonly FieldPath[]): Promise<boolean> {
    const stamped = { ...update, ...stampOf(this.actor) };
    const { collection } = KINDS[this.kind];
    const write = () =>
      this.#dependencies.update(collection, this.id, stamped).catch((error: unknown) => {
        this.#failure = toSaveFailure(error, storedBytes(this.getLocalEntry()));
        throw error;
      });
    return this.#send(update, paths, write).then(
      () => true,
      () => false,
    );
  }

  /** Shows an update as stored while it is written; where that fails, the texts at these paths are unsaved again. */
  async #send(
    update: FieldUpdate,
    paths: readonly FieldPath[],
    write: () => Promise<unknown>,
  ): Promise<void> {
    const { entry, fields } = this.#view;
    this.#remoteChanges.beginWrite();
    this.#setView({
      entry: entry && applyUpdate(entry, update),
      fields: merge.setSent(fields, paths, this.#dependencies.now()),
    });
    try {
      await write();
    } catch (error) {
      const { confirmed } = this.#remoteChanges;
      if (confirmed) {
        const reverted = merge.revertSent(this.#view.fields, paths, fieldValues(confirmed));
        this.#setView({ entry: confirmed, fields: reverted });
      }
      throw error;
    } finally {
      const deferred = this.#remoteChanges.endWrite();
      if (deferred) this.#onSnapshot(deferred, false);
      this.#draftWriter.soon();
      this.#notify();
    }
  }

  #setView(change: Partial<Omit<SessionView, 'save'>>): void {
    this.#view = { ...this.#view, ...change };
    this.#notify();
  }

  /** Brings the state of saving up to date and tells the listeners. */
  #notify(): void {
    const save = computeSaveState({
      failure: this.#failure,
      isWriting: this.#remoteChanges.isWriting,
      isScheduled: this.#autosave.hasPending || !this.#typed.isEmpty,
      isOnline: this.#dependencies.isOnline(),
      fields: this.#view.fields,
    });
    if (!isSameSaveState(save, this.#view.save)) this.#view = { ...this.#view, save };
    for (const listener of this.#listeners) listener();
  }
}
