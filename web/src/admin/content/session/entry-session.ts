import { entryDraftKey } from '../../../../../model/storage-keys.ts';
import type { AuditAction } from '../../../../../model/audit-log.ts';
import type { HistoryReason } from '../../../../../model/content-history.ts';
import { HISTORY_SAVE_INTERVAL } from '../../../../../model/content-history.ts';
import type { ContentKind } from '../../../../../model/content-limits.ts';
import type { Cover } from '../../../../../model/cover.ts';
import type { FieldUpdate } from '../../../../../model/content-status.ts';
import { KINDS } from '../../../../../model/content-text.ts';
import type { Locale } from '../../../../../model/locale.ts';
import type { Change, CollectionPath, Found, Watcher } from '../../../firebase/firestore.ts';
import type { LocalDraft } from '../../../data/local-draft.ts';
import { LocalDraftWriter } from '../../../data/local-draft.ts';
import {
  applyUpdate,
  auditEntryChange,
  createChange,
  historyChange,
  matchedStateChanges,
  textUpdate,
  updateChange,
} from '../entry/entry-changes.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import { fieldLimit, fieldValues, parseTextPath } from '../entry/entry-fields.ts';
import type { Entry } from '../../../../../model/content-entry.ts';
import { parseEntry } from '../../../../../model/content-entry.ts';
import type { Author } from '../use-author.ts';
import { Autosave } from './autosave.ts';
import { RemoteChanges } from './remote-changes.ts';
import type { SaveFailure, SaveState } from './save-state.ts';
import { computeSaveState, isSameSaveState, toSaveFailure } from './save-state.ts';
import type { FieldStates } from './three-way-merge.ts';
import * as merge from './three-way-merge.ts';

/** The browser and the database, as far as a session uses them. */
export interface SessionDependencies {
  commit: (changes: readonly Change[]) => Promise<void>;
  watch: (name: CollectionPath, id: string, watcher: Watcher<Found | null>) => () => void;
  storage: Storage;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
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

/** Milliseconds after which a save without an answer counts as offline. */
const SAVE_TIMEOUT = 15_000;

/** What is recorded beside a change of an entry. */
export interface ChangeRecord {
  action: AuditAction;
  /** The language that the change concerns; null for both or neither. */
  locale: Locale | null;
  /** Keeps the state that the change starts from in the history; without it nothing is kept. */
  historyReason?: HistoryReason;
}

/** A text that was typed and not read yet. */
interface UnreadText {
  read: () => string;
  /** The session's text that was typed on. */
  typedOn: string;
}

/**
 * State machine of one entry that is open in an editor. Saves each field after a pause, merges remote changes, and
 * keeps texts that the database has not confirmed as a local draft. Independent of React.
 */
export class EntrySession {
  readonly #dependencies: SessionDependencies;
  readonly #author: Author;
  readonly kind: ContentKind;
  readonly id: string;
  readonly #listeners = new Set<() => void>();
  readonly #autosave = new Autosave((path) => this.#save([path]));
  readonly #remoteChanges: RemoteChanges;
  readonly #draftWriter: LocalDraftWriter<FieldPath>;
  #stopWatching: (() => void) | null = null;
  #failure: SaveFailure | null = null;
  #historySavedAt = 0;
  readonly #unread = new Map<FieldPath, UnreadText>();
  #view: SessionView = {
    phase: 'loading',
    entry: null,
    fields: new Map(),
    save: { kind: 'saved' },
    localDraft: null,
  };

  constructor(dependencies: SessionDependencies, author: Author, kind: ContentKind, id: string) {
    this.#dependencies = dependencies;
    this.#author = author;
    this.kind = kind;
    this.id = id;
    this.#remoteChanges = new RemoteChanges(({ data }) => parseEntry(kind, id, data));
    const key = entryDraftKey(author.uid, KINDS[kind].collection, id);
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
    if (this.#failure === null) this.#autosave.schedule(path, this.#dependencies.now());
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
    if (this.#failure === null) this.#autosave.schedule(path, this.#dependencies.now());
    const wasUnread = this.#unread.has(path);
    this.#unread.set(path, { read, typedOn: this.#unread.get(path)?.typedOn ?? typedOn });
    this.#draftWriter.soon();
    // Only the first key changes the state of saving.
    if (!wasUnread) this.#setView({});
  }

  /** Reads the texts that `setTextLater` announced. */
  readTexts(): void {
    if (this.#unread.size === 0) return;
    const unread = [...this.#unread];
    this.#unread.clear();
    const fields = unread.reduce(
      (before, [path, { read, typedOn }]) => merge.setLocalText(before, path, read(), typedOn),
      this.#view.fields,
    );
    this.#setView({ fields });
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

  /**
   * Sends every unsaved text and waits until the database has it.
   * @returns `offline` without a connection or an answer in time; `unsaved` where a text cannot be stored
   */
  saveEverything(): Promise<'saved' | 'offline' | 'unsaved'> {
    if (this.#view.save.kind !== 'saved') this.flush();
    return new Promise((resolve) => {
      const settle = (outcome: 'saved' | 'offline' | 'unsaved') => {
        clearTimeout(timer);
        unsubscribe();
        resolve(outcome);
      };
      const check = () => {
        const { kind } = this.#view.save;
        if (kind === 'saved' || kind === 'offline') settle(kind);
        else if (kind === 'failed' || kind === 'blocked') settle('unsaved');
      };
      const timer = setTimeout(() => settle('offline'), SAVE_TIMEOUT);
      const unsubscribe = this.subscribe(check);
      check();
    });
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

  /** Changes or removes the image. */
  setCover(cover: Cover | null): Promise<boolean> {
    return this.update(() => ({ cover }), {
      action: 'content_save',
      locale: null,
      historyReason: 'save',
    });
  }

  /** Puts the texts of an earlier revision into the draft; the published texts do not change. */
  async restoreRevision(texts: ReadonlyMap<FieldPath, string>): Promise<boolean> {
    const paths = [...texts.keys()].filter((path) => this.#view.fields.has(path));
    // The replaced state is kept first, so that restoring can be undone.
    const isKept = await this.update(() => ({}), {
      action: 'content_restore',
      locale: null,
      historyReason: 'restore',
    });
    for (const path of paths) this.setText(path, texts.get(path) ?? '');
    this.flush();
    return isKept;
  }

  /** Creates the entry again as a draft from the editor's state, after another admin deleted it. */
  async recreate(): Promise<boolean> {
    const entry = this.getLocalEntry();
    if (entry === null) return false;
    this.#failure = null;
    return this.#commit([
      createChange(this.#author, entry),
      auditEntryChange(this.#author, 'content_restore', this.kind, this.id, ''),
    ]);
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
   * Commits a change of the entry in one step with the unsaved texts, its audit record and its revision.
   * @param makeUpdate gets the entry with the unsaved texts
   * @returns false where the change failed; the save state has the reason
   */
  async update(
    makeUpdate: (entry: Entry) => FieldUpdate,
    { action, locale, historyReason }: ChangeRecord,
  ): Promise<boolean> {
    this.readTexts();
    const { entry } = this.#view;
    if (entry === null) return false;
    this.#autosave.cancel();
    const texts = this.#findSendable(merge.findUnsaved(this.#view.fields));
    const saveTexts = textUpdate(entry, texts);
    const withTexts = applyUpdate(entry, saveTexts);
    const update = { ...saveTexts, ...makeUpdate(withTexts) };
    const changes = [
      updateChange(this.#author, entry, update),
      ...matchedStateChanges(this.#author, entry, saveTexts),
      auditEntryChange(this.#author, action, this.kind, this.id, locale ?? ''),
      ...(historyReason === undefined
        ? []
        : [historyChange(this.#author, withTexts, historyReason, locale)]),
    ];
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
    const update = textUpdate(entry, texts);
    const matched = matchedStateChanges(this.#author, entry, update);
    const changes = [
      updateChange(this.#author, entry, update),
      ...matched,
      ...this.#makeSaveRecords(entry, paths, matched.length > 0),
    ];
    this.#applyOptimistically(entry, paths, update);
    void this.#commit(changes, paths);
  }

  /**
   * Revision and audit record of a save, at most once per `HISTORY_SAVE_INTERVAL`.
   * @param isKept true where the state is in the history already
   */
  #makeSaveRecords(entry: Entry, paths: readonly FieldPath[], isKept: boolean): Change[] {
    const now = this.#dependencies.now();
    if (now - this.#historySavedAt < HISTORY_SAVE_INTERVAL) return [];
    this.#historySavedAt = now;
    const locale = paths.map(parseTextPath).find((text) => text !== null)?.locale ?? null;
    return [
      ...(isKept ? [] : [historyChange(this.#author, entry, 'save', locale)]),
      auditEntryChange(this.#author, 'content_save', this.kind, this.id, locale ?? ''),
    ];
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
      this.#failure = toSaveFailure(error);
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
      isScheduled: this.#autosave.hasPending || this.#unread.size > 0,
      isOnline: this.#dependencies.isOnline(),
      fields: next.fields,
    });
    this.#view = { ...next, save: isSameSaveState(save, this.#view.save) ? this.#view.save : save };
    for (const listener of this.#listeners) listener();
  }
}
