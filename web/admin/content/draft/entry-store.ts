import type { DraftSession, DraftStore, Remote } from '#admin/data/draft/draft-session.ts';
import { stampOf } from '#admin/data/stamp.ts';
import {
  type CollectionPath,
  type Found,
  readFromServer,
  updateDocument,
  watchDocument,
} from '#browser/firebase/firestore.ts';
import type { ActorId } from '#model/audit/entry.ts';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import { type ContentType, findField, CONTENT_TYPES } from '#model/content/content-types.ts';
import {
  type AnyDraft,
  type Entry,
  type FieldPath,
  draftUpdate,
  fieldPaths,
  parseEntry,
  splitPath,
  valueAt,
  withValues,
} from '#model/content/draft.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '#model/stored-bytes.ts';

export type EntrySession = DraftSession<Entry>;

export interface OpenEntry {
  session: EntrySession;
  entry: Entry;
}

/** The draft as the editor shows it, saved or not. */
export function editedDraft(session: EntrySession, entry: Entry): AnyDraft {
  session.readTyped();
  const paths = fieldPaths(entry.type);
  return withValues(entry.draft, new Map(paths.map((path) => [path, session.value(path)])));
}

/** True for a value whose texts keep to their limits. */
function fits(type: ContentType, path: FieldPath, value: unknown): boolean {
  const field = findField(type, splitPath(path).name);
  return !field?.problems(value).some(({ code }) => code === 'too-long');
}

function toRemote(entry: Entry): Remote<Entry> {
  const { type, draft, revision } = entry;
  const values = fieldPaths(type).map((path) => [path, valueAt(draft, path)] as const);
  return { data: entry, values: new Map(values), revision };
}

/** The record of an entry in the database, for an editor of an admin. */
export function entryStore(type: ContentType, id: string, actor: ActorId): DraftStore<Entry> {
  const { collection } = CONTENT_TYPES[type];
  const read = ({ data }: Found) => {
    const entry = parseEntry(type, id, data);
    return entry && toRemote(entry);
  };
  return {
    watch: (next, failed) => {
      let isFirst = true;
      return watchDocument(collection, id, {
        next: (found, stale) => {
          // An empty cache does not tell that there is no entry.
          if (found === null) return stale || next(null);
          const isPending = found.cursor.metadata.hasPendingWrites;
          if (isPending && !isFirst) return;
          isFirst = false;
          const stored = read(found);
          next(stored && { ...stored, isPending });
        },
        failed,
      });
    },
    read: async () => {
      const found = await readFromServer(collection, id);
      return found && read(found);
    },
    save: async ({ data: entry }, values) => {
      const update = draftUpdate(entry, values as ReadonlyMap<FieldPath, unknown>);
      if (update === null) return;
      try {
        await updateDocument(collection, id, { ...update, ...stampOf(actor) });
      } catch (error) {
        const saved = {
          ...entry,
          draft: withValues(entry.draft, values as ReadonlyMap<FieldPath, unknown>),
        };
        const isTooLarge = storedBytes(saved) > MAX_DOCUMENT_BYTES;
        throw isTooLarge ? Object.assign(new Error(), { code: 'too-large' }) : error;
      }
    },
    fits: (path, value) => fits(type, path as FieldPath, value),
  };
}

export function historyPath(type: ContentType, id: string): CollectionPath {
  return `${CONTENT_TYPES[type].collection}/${id}/${HISTORY_COLLECTION}`;
}
