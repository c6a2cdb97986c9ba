import type { Change, CollectionPath, Found, Watcher } from '../../firebase/firestore.ts';
import type { LocalDraft } from '../../data/local-draft.ts';
import type { Entry } from './entry.ts';
import type { Fields } from './field-merge.ts';
import type { FieldPath } from './fields.ts';
import type { SaveState } from './save-state.ts';

/** What the session asks of its surroundings. */
export interface SessionPorts {
  commit: (changes: readonly Change[]) => Promise<void>;
  watch: (name: CollectionPath, id: string, watcher: Watcher<Found | null>) => () => void;
  storage: Storage;
  isOnline: () => boolean;
  /** Milliseconds since 1970. */
  now: () => number;
}

export interface SessionView {
  phase: 'loading' | 'open' | 'missing' | 'deleted' | 'unreadable';
  /** The entry with the writes under way; null until it is there. */
  entry: Entry | null;
  fields: Fields;
  save: SaveState;
  /** Texts of an earlier visit that were never stored. */
  lost: LocalDraft<FieldPath> | null;
}
