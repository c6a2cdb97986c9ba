import { HISTORY_SAVE_INTERVAL } from '../../../../model/content-history.ts';
import type { ContentKind } from '../../../../model/content-limits.ts';
import type { FieldUpdate } from '../../../../model/content-status.ts';
import {
  publishUpdate,
  stillMatchesUpdate,
  unpublishUpdate,
} from '../../../../model/content-status.ts';
import { KINDS } from '../../../../model/content-text.ts';
import type { Locale } from '../../../../model/locale.ts';
import type { Change, Found } from '../../firebase/firestore.ts';
import { LocalDraftWriter } from '../../data/local-draft-writer.ts';
import { RemoteChanges } from './remote-changes.ts';
import { Autosave } from './autosave.ts';
import type { Entry } from './entry.ts';
import { readEntry } from './entry.ts';
import type { Editor } from './entry-mutations.ts';
import {
  applied,
  auditChange,
  creation,
  entryChange,
  historyChange,
  saveUpdate,
  storedUpdate,
} from './entry-mutations.ts';
import type { Fields } from './field-merge.ts';
import * as merge from './field-merge.ts';
import type { FieldPath } from './fields.ts';
import { fieldLimit, fieldValues, textOf } from './fields.ts';
import type { SaveFailure, SaveState } from './save-state.ts';
import { sameState, saveFailure, saveStateOf } from './save-state.ts';
import type { SessionPorts, SessionView } from './session-view.ts';

/**
 * One entry open in an editor: holds what the person sees, sends it field by field, follows what others
 * write, and never lets a typed text go before the database has it. Knows nothing of React.
 */
export class EntrySession {
  readonly #ports: SessionPorts;
  readonly #editor: Editor;
  readonly #listeners = new Set<() => void>();
  readonly #autosave = new Autosave((path) => this.#send([path]));
  readonly #kind: ContentKind;
  readonly #id: string;
  readonly #arrivals: RemoteChanges;
  readonly #copy: LocalDraftWriter<FieldPath>;
  #stopWatching: (() => void) | null = null;
  #failure: SaveFailure | null = null;
  #lastRecord = 0;
  #view: SessionView = {
    phase: 'loading',
    entry: null,
    fields: new Map(),
    save: { kind: 'saved' },
    lost: null,
  };

  constructor(ports: SessionPorts, editor: Editor, kind: ContentKind, id: string) {
    this.#ports = ports;
    this.#editor = editor;
    this.#kind = kind;
    this.#id = id;
    this.#arrivals = new RemoteChanges(({ data }) => readEntry(kind, id, data));
    const key = `content_draft:${editor.uid}:${KINDS[kind].collection}/${id}`;
    this.#copy = new LocalDraftWriter(ports, key, () => {
      const { confirmed } = this.#arrivals;
      const { lost, fields } = this.#view;
      if (lost !== null || confirmed === null) return null;
      return merge.unconfirmed(fields, fieldValues(confirmed));
    });
    this.#follow();
  }

  #follow(): void {
    this.#stopWatching ??= this.#ports.watch(KINDS[this.#kind].collection, this.#id, {
      next: (found, stale) => this.#arrived(found, stale),
      failed: (error) => this.#watchFailed(error),
    });
  }

  readonly view = (): SessionView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The person wrote in a field. */
  type(path: FieldPath, text: string): void {
    if (this.#failure === null) this.#autosave.touch(path, this.#ports.now());
    this.#show({ fields: merge.typed(this.#view.fields, path, text) });
    this.#copy.soon();
  }

  /** Sends everything that is not stored yet, now; also after a failure, to try again. */
  flush(): void {
    this.#autosave.clear();
    this.#copy.now();
    this.#failure = null;
    this.#follow();
    this.#send(merge.unsaved(this.#view.fields));
    this.#show({});
  }

  /** Decides between two texts of the same field. */
  decide(path: FieldPath, choice: 'mine' | 'theirs'): void {
    this.#show({ fields: merge.decided(this.#view.fields, path, choice) });
    this.flush();
  }

  /** Puts the texts that an earlier visit lost back into the editor. */
  restoreLost(): void {
    for (const [path, text] of this.#view.lost?.texts ?? []) this.type(path, text);
    this.#show({ lost: null });
  }

  discardLost(): void {
    this.#copy.forget();
    this.#show({ lost: null });
  }

  /** @param publishAt milliseconds since 1970 */
  publish(locale: Locale, publishAt: number): Promise<boolean> {
    const make = (entry: Entry) => publishUpdate(this.#kind, entry, locale, publishAt);
    return this.#change(make, 'content_publish', locale, 'publish');
  }

  unpublish(locale: Locale): Promise<boolean> {
    return this.#change(() => unpublishUpdate(locale), 'content_unpublish', locale, 'unpublish');
  }

  stillMatches(locale: Locale): Promise<boolean> {
    return this.#change(() => stillMatchesUpdate(locale), 'content_save', locale, null);
  }

  /** Changes the picture, or takes it away. */
  setCover(cover: Entry['cover']): Promise<boolean> {
    return this.#change(() => ({ cover }), 'content_save', null, 'save');
  }

  /** Puts an earlier state's texts into the draft; what visitors get does not change. */
  async restore(texts: ReadonlyMap<FieldPath, string>): Promise<boolean> {
    const paths = [...texts.keys()].filter((path) => this.#view.fields.has(path));
    // The state that is replaced is kept first, so that restoring can be undone.
    const kept = await this.#change(() => ({}), 'content_restore', null, 'restore');
    for (const path of paths) this.type(path, texts.get(path) ?? '');
    this.flush();
    return kept;
  }

  /** Writes the entry anew as it is here, after someone deleted it. */
  async revive(): Promise<boolean> {
    const entry = this.#view.entry;
    if (entry === null) return false;
    const texts = Object.fromEntries([...this.#view.fields].map(([path, f]) => [path, f.local]));
    const revived = applied(entry, texts);
    this.#failure = null;
    return this.#commit([
      creation(this.#editor, revived),
      auditChange(this.#editor, 'content_restore', this.#kind, this.#id, ''),
    ]);
  }

  /** Keeps and sends what is left, and stops following. */
  close(): void {
    if (this.#view.phase === 'open' && this.#failure === null) this.flush();
    this.#autosave.clear();
    this.#copy.stop();
    this.#stopWatching?.();
    this.#stopWatching = null;
    this.#listeners.clear();
  }

  #arrived(found: Found | null, stale: boolean): void {
    if (found === null) {
      if (!stale) this.#show({ phase: this.#view.entry === null ? 'missing' : 'deleted' });
      return;
    }
    const isFirst = this.#view.entry === null;
    const entry = this.#arrivals.take(found, isFirst);
    if (entry === null) return;
    const values = fieldValues(entry);
    const fields = isFirst
      ? merge.openFields(values)
      : merge.merged(this.#view.fields, values, this.#ports.now());
    this.#show({ phase: 'open', entry, fields, ...(isFirst && { lost: this.#copy.find(values) }) });
    if (!isFirst) this.#copy.soon();
  }

  #watchFailed(error: Error): void {
    this.#stopWatching = null;
    this.#failure = saveFailure(error);
    this.#copy.now();
    this.#show(this.#view.entry === null ? { phase: 'unreadable' } : {});
  }

  #sendable(paths: readonly FieldPath[]): FieldPath[] {
    const unsaved = new Set(merge.unsaved(this.#view.fields));
    return paths.filter((path) => {
      const text = this.#view.fields.get(path)?.local ?? '';
      return unsaved.has(path) && text.length <= fieldLimit(path);
    });
  }

  #send(wanted: readonly FieldPath[]): void {
    const { entry } = this.#view;
    const paths = this.#sendable(wanted);
    if (entry === null || paths.length === 0 || this.#view.phase !== 'open') {
      this.#show({});
      return;
    }
    const update = saveUpdate(entry, this.#view.fields, paths);
    const changes = [entryChange(this.#editor, entry, update), ...this.#record(entry, paths)];
    this.#begin(entry, paths, update);
    void this.#commit(changes, paths);
  }

  /** From time to time, the state before a change is kept, with who writes. */
  #record(entry: Entry, paths: readonly FieldPath[]): Change[] {
    const now = this.#ports.now();
    if (now - this.#lastRecord < HISTORY_SAVE_INTERVAL) return [];
    this.#lastRecord = now;
    const locale = paths.map(textOf).find((text) => text !== null)?.locale ?? null;
    return [
      historyChange(this.#editor, entry, 'save', locale),
      auditChange(this.#editor, 'content_save', this.#kind, this.#id, locale ?? ''),
    ];
  }

  #begin(entry: Entry, paths: readonly FieldPath[], update: FieldUpdate): void {
    this.#show({
      entry: applied(entry, update),
      fields: merge.sent(this.#view.fields, paths, this.#ports.now()),
    });
  }

  async #change(
    make: (entry: Entry) => FieldUpdate,
    action: Parameters<typeof auditChange>[1],
    locale: Locale | null,
    reason: Parameters<typeof historyChange>[2] | null,
  ): Promise<boolean> {
    const { entry } = this.#view;
    if (entry === null) return false;
    this.#autosave.clear();
    const paths = this.#sendable(merge.unsaved(this.#view.fields));
    const texts = saveUpdate(entry, this.#view.fields, paths);
    const written = applied(entry, texts);
    const update = { ...texts, ...make(written) };
    const changes = [
      entryChange(this.#editor, entry, storedUpdate(update)),
      auditChange(this.#editor, action, this.#kind, this.#id, locale ?? ''),
      ...(reason === null ? [] : [historyChange(this.#editor, written, reason, locale)]),
    ];
    this.#begin(entry, paths, update);
    return this.#commit(changes, paths);
  }

  async #commit(changes: readonly Change[], paths: readonly FieldPath[] = []): Promise<boolean> {
    this.#arrivals.writeBegins();
    this.#show({});
    try {
      await this.#ports.commit(changes);
      return true;
    } catch (error) {
      this.#failure = saveFailure(error);
      const { confirmed } = this.#arrivals;
      if (confirmed) {
        const fields = merge.refused(this.#view.fields, paths, fieldValues(confirmed));
        this.#show({ entry: confirmed, fields });
      }
      return false;
    } finally {
      const heldBack = this.#arrivals.writeEnds();
      if (heldBack) this.#arrived(heldBack, false);
      this.#copy.soon();
      this.#show({});
    }
  }

  #saveState(fields: Fields): SaveState {
    return saveStateOf({
      failure: this.#failure,
      isWriting: this.#arrivals.isWriting,
      isWaiting: this.#autosave.isWaiting,
      isOnline: this.#ports.isOnline(),
      fields,
    });
  }

  #show(change: Partial<SessionView>): void {
    const next = { ...this.#view, ...change };
    const save = this.#saveState(next.fields);
    this.#view = { ...next, save: sameState(save, this.#view.save) ? this.#view.save : save };
    for (const listener of this.#listeners) listener();
  }
}
