import * as v from 'valibot';
import type { FieldPath } from './fields.ts';
import type { Fields } from './field-merge.ts';

/** Texts of one entry that were typed and not yet stored, kept in this browser against every accident. */
export interface LocalCopy {
  /** Milliseconds since 1970. */
  savedAt: number;
  texts: Map<FieldPath, string>;
}

const copySchema = v.object({ savedAt: v.number(), texts: v.record(v.string(), v.string()) });

const key = (uid: string, entry: string) => `content_draft:${uid}:${entry}`;

/**
 * Keeps the texts that the database does not have yet, or forgets the copy where there are none.
 * @param entry `{collection}/{document id}`
 * @returns false where the browser's storage is full or forbidden
 */
export function keepCopy(
  storage: Storage,
  uid: string,
  entry: string,
  fields: Fields,
  confirmed: ReadonlyMap<FieldPath, string>,
  now: number,
): boolean {
  const texts = [...fields].filter(([path, { local }]) => local !== (confirmed.get(path) ?? ''));
  try {
    if (texts.length === 0) storage.removeItem(key(uid, entry));
    else {
      const copy = {
        savedAt: now,
        texts: Object.fromEntries(texts.map(([path, { local }]) => [path, local])),
      };
      storage.setItem(key(uid, entry), JSON.stringify(copy));
    }
    return true;
  } catch {
    return false;
  }
}

/** The copy that an earlier visit left; null where there is none or it cannot be read. */
export function readCopy(storage: Storage, uid: string, entry: string): LocalCopy | null {
  try {
    const parsed = v.safeParse(copySchema, JSON.parse(storage.getItem(key(uid, entry)) ?? 'null'));
    if (!parsed.success) return null;
    const { savedAt, texts } = parsed.output;
    return { savedAt, texts: new Map(Object.entries(texts) as [FieldPath, string][]) };
  } catch {
    return null;
  }
}

/** Forgets the copy of an entry. */
export function forgetCopy(storage: Storage, uid: string, entry: string): void {
  try {
    storage.removeItem(key(uid, entry));
  } catch {
    // Storage that cannot be reached holds no copy either.
  }
}

/** The part of a copy that an entry does not have: what restoring would change. */
export function lostTexts(
  copy: LocalCopy,
  stored: ReadonlyMap<FieldPath, string>,
): Map<FieldPath, string> {
  return new Map(
    [...copy.texts].filter(([path, text]) => stored.has(path) && stored.get(path) !== text),
  );
}
