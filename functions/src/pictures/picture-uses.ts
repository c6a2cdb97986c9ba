import type {
  DocumentReference,
  DocumentSnapshot,
  Query,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import { FieldPath, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { PictureUse } from '../../../model/pictures/api.ts';
import { HISTORY_COLLECTION } from '../../../model/collections.ts';
import { KINDS } from '../../../model/content/text.ts';
import type { Locale } from '../../../model/locale.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PictureUseRecord } from '../../../model/pictures/picture.ts';
import { pictureUseRecord } from '../../../model/pictures/picture.ts';
import {
  contentCollection,
  database,
  pictureUseCollection,
  pictureUsesMarker,
} from '../firestore.ts';
import type { Data } from './picture-places.ts';
import { asMap, asText, keptBy, placesOf } from './picture-places.ts';

/** Kinds of content that have pictures. */
const PICTURE_KINDS = ['blog', 'portfolio'] as const;
type PictureKind = (typeof PICTURE_KINDS)[number];

/** Documents per query of one transaction; an entry may have 1 MB. */
const PAGE = 40;

/**
 * A document whose time lies before the marker may still be committed after the query: its time is that of the request.
 * So much of what was read already is read again.
 */
const OVERLAP_MS = 60_000;

const markerSchema = v.object({
  blog: v.optional(v.number(), 0),
  portfolio: v.optional(v.number(), 0),
  history: v.optional(v.number(), 0),
});
type Marker = v.InferOutput<typeof markerSchema>;
const SOURCES = [...PICTURE_KINDS, 'history'] as const;
type Source = (typeof SOURCES)[number];

const TIMES = { blog: 'updated_date', portfolio: 'updated_date', history: 'saved_date' } as const;

function queryOf(source: Source, from: number, after: QueryDocumentSnapshot | undefined): Query {
  const collection =
    source === 'history'
      ? database().collectionGroup(HISTORY_COLLECTION)
      : contentCollection(source);
  const query = collection
    .where(TIMES[source], '>=', Timestamp.fromMillis(from))
    .orderBy(TIMES[source])
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  return after ? query.startAfter(after) : query;
}

const timeOf = (source: Source, found: QueryDocumentSnapshot): number => {
  const stored: unknown = found.get(TIMES[source]);
  return stored instanceof Timestamp ? stored.toMillis() : 0;
};

/** The entry that a revision belongs to; null for the history of anything without pictures. */
function entryOf({ ref }: QueryDocumentSnapshot): { kind: PictureKind; entry: string } | null {
  const parent = ref.parent.parent;
  const kind = PICTURE_KINDS.find((one) => KINDS[one].collection === parent?.parent.id);
  return parent && kind ? { kind, entry: parent.id } : null;
}

/** What changed of one entry. */
interface Changed {
  kind: PictureKind;
  entry: string;
  /** The entry as it is now; null where it does not exist. */
  data: Data | null;
  /** Drafts of the last revision that was read. */
  lastDraft: unknown;
  /** Pictures of the revisions that were read. */
  kept: string[];
}

interface ChangesPage {
  changes: Changed[];
  /** Latest time that was read; 0 where nothing was. */
  until: number;
  /** Where the next page begins; null after the last one. */
  next: QueryDocumentSnapshot | null;
}

/** Reads a page of the entries or revisions that were written since a moment. */
async function readChanges(
  transaction: Transaction,
  source: Source,
  since: number,
  after?: QueryDocumentSnapshot,
): Promise<ChangesPage> {
  const from = Math.max(0, since - OVERLAP_MS);
  const { docs } = await transaction.get(queryOf(source, from, after));
  const last = docs.at(-1);
  const page = {
    until: last ? timeOf(source, last) : 0,
    next: docs.length === PAGE && last ? last : null,
  };
  if (source !== 'history') {
    const changes = docs.map((found) => {
      const data = found.data();
      return { kind: source, entry: found.id, data, lastDraft: data['draft'], kept: [] };
    });
    return { changes, ...page };
  }
  const byEntry = new Map<string, Changed>();
  for (const found of docs) {
    const owner = entryOf(found);
    if (owner === null) continue;
    const key = documentOf(owner).id;
    const change = byEntry.get(key) ?? { ...owner, data: null, lastDraft: undefined, kept: [] };
    change.kept.push(...keptBy(found.data()));
    change.lastDraft = found.get('draft');
    byEntry.set(key, change);
  }
  const changes = [...byEntry.values()];
  if (changes.length === 0) return { changes, ...page };
  const entries = await transaction.getAll(
    ...changes.map(({ kind, entry }) => contentCollection(kind).doc(entry)),
  );
  for (const [index, change] of changes.entries()) change.data = entries[index]?.data() ?? null;
  return { changes, ...page };
}

const documentOf = ({ kind, entry }: Pick<Changed, 'kind' | 'entry'>): DocumentReference =>
  pictureUseCollection().doc(`${kind}-${entry}`);

/** The use of an entry; null for a malformed one, which is written anew. */
function parseUse(found: DocumentSnapshot | undefined): PictureUseRecord | null {
  if (!found?.exists) return null;
  const parsed = parseRecord(pictureUseRecord, { id: found.id, data: found.data() });
  return parsed.ok ? parsed.value : null;
}

function newUse(change: Changed, before: PictureUseRecord | null): PictureUseRecord {
  const { kind, entry, data, lastDraft } = change;
  const places = data ? placesOf(data) : {};
  const kept = [...new Set([...(before?.kept ?? []), ...change.kept])].toSorted();
  const titleOf = (locale: Locale) =>
    asText(asMap(asMap(data?.['draft'] ?? lastDraft)[locale])['title']);
  return {
    kind,
    entry,
    title: { en: titleOf('en'), id: titleOf('id') },
    exists: data !== null,
    places,
    kept,
    pictures: [...new Set([...Object.keys(places), ...kept])].toSorted(),
  };
}

const readMarker = async (transaction: Transaction): Promise<Marker> =>
  v.parse(markerSchema, (await transaction.get(pictureUsesMarker())).data() ?? {});

/**
 * Brings `picture_use` up to date with every entry and revision written so far. Reads what was written since the last
 * time; the first time, everything.
 */
export async function refreshUses(): Promise<void> {
  for (const source of SOURCES) {
    let since: number | undefined;
    let after: QueryDocumentSnapshot | null | undefined;
    while (after !== null) {
      const from: QueryDocumentSnapshot | undefined = after;
      // Reads the marker, so that of two refreshes at the same time one waits for the other.
      after = await database().runTransaction(async (transaction) => {
        const marker = await readMarker(transaction);
        since ??= marker[source];
        const { changes, until, next } = await readChanges(transaction, source, since, from);
        if (changes.length === 0 && until <= marker[source]) return next;
        const documents = changes.map(documentOf);
        const uses = documents.length > 0 ? await transaction.getAll(...documents) : [];
        for (const [index, change] of changes.entries()) {
          const use = newUse(change, parseUse(uses[index]));
          if (use.pictures.length > 0 || uses[index]?.exists) {
            transaction.set(documentOf(change), use);
          }
        }
        transaction.set(pictureUsesMarker(), {
          ...marker,
          [source]: Math.max(marker[source], until),
        });
        return next;
      });
    }
  }
}

/** Values that Firestore takes in one `array-contains-any`. */
const MOST_VALUES = 30;

/** The entries that use pictures, as of the last refresh, by the id of the picture. */
export async function readUses(ids: readonly string[]): Promise<Map<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>(ids.map((id) => [id, []]));
  for (let at = 0; at < ids.length; at += MOST_VALUES) {
    const some = ids.slice(at, at + MOST_VALUES);
    const query = pictureUseCollection().where('pictures', 'array-contains-any', some);
    for (const found of (await query.get()).docs) {
      const use = parseUse(found);
      if (use === null) continue;
      const { kind, entry, title, exists, places, pictures } = use;
      for (const id of pictures) {
        uses.get(id)?.push({ kind, entry, title, exists, places: places[id] ?? [] });
      }
    }
  }
  return uses;
}

/**
 * Whether anything uses a picture at this moment, what was written since the last refresh included. A write of the same
 * moment makes the transaction fail or start again.
 * @returns null where too much was written since: refresh, then try again
 */
export async function isUsed(transaction: Transaction, id: string): Promise<boolean | null> {
  const marker = await readMarker(transaction);
  const indexed = pictureUseCollection().where('pictures', 'array-contains', id).limit(1);
  if (!(await transaction.get(indexed)).empty) return true;
  for (const source of SOURCES) {
    const { changes, next } = await readChanges(transaction, source, marker[source]);
    if (changes.some((change) => newUse(change, null).pictures.includes(id))) return true;
    if (next !== null) return null;
  }
  return false;
}
