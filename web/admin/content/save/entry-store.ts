import { stampOf } from '#admin/data/actor.ts';
import type { DraftSession } from '#admin/data/draft/draft-session.ts';
import type { DraftStore, Remote } from '#admin/data/draft/draft-store.ts';
import { useDraft } from '#admin/data/draft/use-draft.ts';
import {
  type CollectionPath,
  type Found,
  readDocument,
  removal,
  serverTime,
  updateDocument,
  watchDocument,
  writeDocument,
} from '#browser/firebase/firestore.ts';
import { entryDraftKey } from '#model/admin-storage-keys.ts';
import type { ActorId } from '#model/audit/entry.ts';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import {
  type NamedField,
  type Part,
  CONTENT_TYPES,
  findField,
  type AnyDraft,
} from '#model/content/content-types.ts';
import { type Entry, draftUpdate, newRecord, parseEntry } from '#model/content/draft.ts';
import {
  type FieldPath,
  fieldPath,
  fieldPaths,
  isRemoval,
  splitPath,
  valueAt,
  withValues,
} from '#model/content/field-paths.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { isRecord } from '#model/is-record.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '#model/stored-bytes.ts';

export type EntrySession = DraftSession<Entry>;

export interface OpenEntry {
  session: EntrySession;
  entry: Entry;
}

export function editedDraft(session: EntrySession, entry: Entry): AnyDraft {
  session.flushLazy();
  const paths = fieldPaths(entry);
  return withValues(entry.draft, new Map(paths.map((path) => [path, session.value(path)])));
}

/** The part's values in another draft; null is the standard text of a page. */
export function valuesOfPart(
  session: EntrySession,
  part: Part,
  draft: AnyDraft,
): Map<FieldPath, unknown> {
  const paths = [...(session.remote?.values.keys() ?? [])] as FieldPath[];
  const own = paths.filter((path) => path.startsWith(fieldPath(part, '')));
  return new Map(own.map((path) => [path, valueAt(draft, path)]));
}

function fits(
  type: ContentType,
  wordFields: readonly NamedField[],
  path: FieldPath,
  value: unknown,
): boolean {
  const { name } = splitPath(path);
  const field = findField(type, name) ?? wordFields.find((one) => one.name === name);
  return value === null || !field?.problems(value).some(({ code }) => code === 'too-long');
}

/** The value for a control: text that is no number is stored as it was typed, and reads as null. */
function shownAt({ type, draft, stored }: Entry, path: FieldPath): unknown {
  const { part, name } = splitPath(path);
  const { type: kind } = findField(type, name) ?? {};
  const values = stored[part];
  const raw = isRecord(values) ? values[name] : undefined;
  const isTyped = (kind === 'number' || kind === 'price') && typeof raw === 'string';
  return isTyped ? raw : valueAt(draft, path);
}

function toRemote(entry: Entry): Remote<Entry> {
  const values = fieldPaths(entry).map((path) => [path, shownAt(entry, path)] as const);
  return { data: entry, values: new Map(values), revision: entry.revision };
}

/**
 * Creates the record of an entry that the site always has. Call it before the record is watched: in the emulator, a watch
 * of a missing one may take the creation for a deletion. Rejects as reading and writing do.
 */
export async function createIfMissing(
  actor: ActorId,
  type: ContentType,
  id: string,
): Promise<void> {
  const { collection } = CONTENT_TYPES[type];
  if ((await readDocument(collection, id)) !== null) return;
  const record = { ...newRecord(type), created_date: serverTime(), ...stampOf(actor) };
  await writeDocument(collection, id, record);
}

function entryStore(
  type: ContentType,
  id: string,
  actor: ActorId,
  wordFields: readonly NamedField[],
): DraftStore<Entry> {
  const { collection } = CONTENT_TYPES[type];
  const read = ({ data }: Found) => {
    const entry = parseEntry(type, id, data);
    return entry && toRemote({ ...entry, wordFields });
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
    save: async ({ data: entry }, changes, replaced) => {
      const values = changes as ReadonlyMap<FieldPath, unknown>;
      const update = draftUpdate(entry, values, actor.uid, replaced as typeof values);
      if (update === null) return;
      try {
        const stored = Object.entries(update).map(([path, value]) => [
          path,
          isRemoval(path, value) ? removal() : value,
        ]);
        await updateDocument(collection, id, { ...Object.fromEntries(stored), ...stampOf(actor) });
      } catch (error) {
        const draft = withValues(entry.draft, values);
        const isTooLarge =
          storedBytes({ ...entry, draft, replaced: update['replaced'] ?? [] }) > MAX_DOCUMENT_BYTES;
        throw isTooLarge ? Object.assign(new Error(), { code: 'too-large' }) : error;
      }
    },
    fits: (path, value) => fits(type, wordFields, path as FieldPath, value),
    // A text that a page has no more is stored, so that the editor can list it.
    isKnown: (path) => {
      const { name } = splitPath(path as FieldPath);
      return name.includes('.') || findField(type, name) !== undefined;
    },
  };
}

export function historyPath(type: ContentType, id: string): CollectionPath {
  return `${CONTENT_TYPES[type].collection}/${id}/${HISTORY_COLLECTION}`;
}

/** Opens an entry for editing; null before the first effect. */
export function useEntry(
  actor: ActorId,
  type: ContentType,
  id: string,
  wordFields: readonly NamedField[],
): EntrySession | null {
  const key = entryDraftKey(actor.uid, { collection: CONTENT_TYPES[type].collection, id });
  return useDraft<Entry>(key, () => entryStore(type, id, actor, wordFields));
}

export function textAt(session: EntrySession, path: FieldPath): string {
  const value = session.value(path);
  return typeof value === 'string' ? value : '';
}
