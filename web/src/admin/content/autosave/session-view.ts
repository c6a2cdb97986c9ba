import type { Entry } from '../../../../../model/content/entry.ts';
import type { LocalDraft } from '../../../data/local-draft.ts';
import type { CollectionPath, Found, Watcher } from '../../../firebase/firestore.ts';
import type { FieldPath } from '../entry/entry-fields.ts';
import type { SaveState } from './save-state.ts';
import type { FieldStates } from './three-way-merge.ts';

/** The browser and the database, as far as a session uses them. */
export interface SessionDependencies {
  update: (name: CollectionPath, id: string, fields: Record<string, unknown>) => Promise<void>;
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
