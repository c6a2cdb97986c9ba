import type { Timestamp, Transaction } from 'firebase-admin/firestore';
import { bodyImagePath } from '../../../model/pictures/body-image.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { isMap, parseEntry } from '../../../model/content/entry.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { LOCALES } from '../../../model/locale.ts';
import { MEDIA_FOLDER, mediaPath } from '../../../model/pictures/media.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import { pictureRecord } from '../../../model/pictures/picture.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { keepRevision, record, recordedStamp } from '../audit/record.ts';
import { database, pictureCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { renderBodies } from '../publishing/render-markdown.ts';
import type { EntryChange } from '../publishing/stored-entry.ts';
import { entryDocument, readAddresses } from '../publishing/stored-entry.ts';
import { readUses, refreshUses } from './picture-uses.ts';

/** A picture as its uses name it. */
interface Named {
  id: string;
  width: number;
  height: number;
}

/** Attempts at changing entries that somebody else keeps changing. */
const ATTEMPTS = 4;

/** Entries that one replacement changes; all of them in one transaction. */
const MOST_ENTRIES = 100;

/** A value of a record with another picture in its covers and texts; times and all else stay the objects they are. */
export function withPicture<Value>(value: Value, from: string, to: Named): Value;
export function withPicture(value: unknown, from: string, to: Named): unknown {
  if (typeof value === 'string') return textWithPicture(value, from, to);
  if (Array.isArray(value)) return value.map((item: unknown) => withPicture(item, from, to));
  if (!isMap(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPicture(inner, from, to)]),
  );
  return value['id'] === from && 'alt' in value ? { ...copy, ...to } : copy;
}

function textWithPicture(text: string, from: string, to: Named): string {
  const folder = `/${MEDIA_FOLDER}/${from}/`;
  // An address with the sides of the old picture gets those of the new one.
  const sized = new RegExp(`${folder}\\d+\\.webp#\\d+x\\d+`, 'g');
  const plain = mediaPath(to.id, 960, 'webp').replace('960.webp', '');
  return text.replaceAll(sized, bodyImagePath(to)).replaceAll(folder, plain);
}

interface Prepared {
  act: EntryChange;
  entry: Entry;
  version: Timestamp | undefined;
  /** Fields of the entry that change. */
  change: Record<string, unknown>;
  /** Fields of its publication that change; null while nothing of it is public. */
  publication: Record<string, unknown> | null;
}

/** Reads an entry and renders what is public of it with the other picture; null where the entry is gone. */
async function prepare(act: EntryChange, from: string, to: Named): Promise<Prepared | null> {
  const found = await entryDocument(act).get();
  const data = found.data();
  if (data === undefined) return null;
  const { draft, live, cover } = withPicture(data, from, to);
  const change = { draft, live, cover };
  const after = parseEntry(act.kind, act.id, { ...data, ...change });
  const bodies = LOCALES.map((locale) => after.live[locale]?.body ?? '');
  const html = await renderBodies(act.kind, bodies);
  const isPublic = LOCALES.some((locale) => after.live[locale] !== null);
  const texts = LOCALES.flatMap((locale, index) =>
    after.live[locale] === null ? [] : [[`texts.${locale}.html`, html[index] ?? ''] as const],
  );
  return {
    act,
    entry: parseEntry(act.kind, act.id, data),
    version: found.updateTime,
    change,
    publication: isPublic
      ? {
          cover: after.live.shared?.cover ?? null,
          ...Object.fromEntries(texts),
          changed_date: new Date(act.now),
        }
      : null,
  };
}

/** Writes the entries and their publications; false where one changed since it was read. */
async function commit(transaction: Transaction, prepared: readonly Prepared[]): Promise<boolean> {
  const standing = await Promise.all(
    prepared.map(async ({ act }) => ({
      found: await transaction.get(entryDocument(act)),
      addresses: await readAddresses(transaction, act),
    })),
  );
  const isUnchanged = prepared.every(({ version }, index) => {
    const now = standing[index]?.found.updateTime;
    return version !== undefined && now !== undefined && now.isEqual(version);
  });
  if (!isUnchanged) return false;
  for (const [index, { act, entry, change, publication }] of prepared.entries()) {
    transaction.update(entryDocument(act), { ...change, ...recordedStamp(act.actor) });
    const published = standing[index]?.addresses.publication;
    if (publication && published) transaction.update(published.ref, publication);
    keepRevision(transaction, act.actor, { entry, reason: 'save', locale: null });
  }
  return true;
}

async function readPicture(id: string): Promise<Named & { name: string }> {
  const data = (await pictureCollection().doc(id).get()).data();
  const parsed = parseRecord(pictureRecord, { id, data });
  if (!parsed.ok)
    throw new HttpError(404, 'no_such_picture', 'This picture does not exist any more.');
  const { width, height, name } = parsed.value;
  return { id, width, height, name };
}

/**
 * Puts another picture in every place of a picture: drafts, published texts and covers, at once. The alternative texts of
 * these places stay, and so does the old picture, which the histories name.
 * @returns how many entries were changed
 * @throws {HttpError} 404 where one of the pictures is gone, 409 where others keep changing the entries
 */
export async function replacePicture(from: string, by: string, admin: Actor): Promise<number> {
  const [old, { name: _, ...to }] = await Promise.all([readPicture(from), readPicture(by)]);
  const now = Date.now();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await refreshUses();
    const uses = ((await readUses([from])).get(from) ?? []).filter(
      ({ exists, places }) => exists && places.length > 0,
    );
    if (uses.length > MOST_ENTRIES) {
      const message = `More than ${MOST_ENTRIES} entries use this picture. Change them one by one.`;
      throw new HttpError(422, 'too_many_uses', message);
    }
    const acts = uses.map(({ kind, entry }): EntryChange => ({
      kind,
      id: entry,
      actor: admin,
      now,
    }));
    const prepared = await Promise.all(acts.map((act) => prepare(act, from, to)));
    const ready = prepared.filter((one) => one !== null);
    const isDone = await database().runTransaction(async (transaction) => {
      if (!(await commit(transaction, ready))) return false;
      record(transaction, admin, {
        action: 'picture_replace',
        target: `${COLLECTIONS.picture}/${from}`,
        detail: `${old.name} → ${by}`,
      });
      return true;
    });
    if (isDone) return ready.length;
  }
  throw new HttpError(409, 'changing', 'Somebody else is changing these texts. Try again.');
}
