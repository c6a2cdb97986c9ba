import * as v from 'valibot';

/** Texts of one record that were typed and not yet stored, kept in this browser against every accident. */
export interface LocalDraft<Path extends string> {
  /** Milliseconds since 1970. */
  savedAt: number;
  texts: Map<Path, string>;
}

const copySchema = v.object({ savedAt: v.number(), texts: v.record(v.string(), v.string()) });

/**
 * Keeps texts that the database does not have yet, or forgets the copy where there are none.
 * @returns false where the browser's storage is full or forbidden
 */
export function writeLocalDraft(
  storage: Storage,
  key: string,
  texts: ReadonlyMap<string, string>,
  now: number,
): boolean {
  try {
    if (texts.size === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify({ savedAt: now, texts: Object.fromEntries(texts) }));
    return true;
  } catch {
    return false;
  }
}

/** The copy that an earlier visit left; null where there is none or it cannot be read. */
export function readLocalDraft<Path extends string>(
  storage: Storage,
  key: string,
): LocalDraft<Path> | null {
  try {
    const parsed = v.safeParse(copySchema, JSON.parse(storage.getItem(key) ?? 'null'));
    if (!parsed.success) return null;
    const { savedAt, texts } = parsed.output;
    return { savedAt, texts: new Map(Object.entries(texts) as [Path, string][]) };
  } catch {
    return null;
  }
}

/** Forgets a copy. */
export function deleteLocalDraft(storage: Storage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Storage that cannot be reached holds no copy either.
  }
}

/** The part of a copy that a record does not have: what restoring would change. */
export function unsavedTexts<Path extends string>(
  copy: LocalDraft<Path>,
  stored: ReadonlyMap<Path, string>,
): Map<Path, string> {
  return new Map(
    [...copy.texts].filter(([path, text]) => stored.has(path) && stored.get(path) !== text),
  );
}
