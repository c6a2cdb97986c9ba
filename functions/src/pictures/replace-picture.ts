import type { Timestamp } from 'firebase-admin/firestore';
import { bodyImagePath } from '../../../model/pictures/body-image.ts';
import { isMap, parseEntry } from '../../../model/content/entry.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { LOCALES } from '../../../model/locale.ts';
import { MEDIA_FOLDER, mediaPath } from '../../../model/pictures/media.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PictureChanged } from '../../../model/pictures/api.ts';
import { pictureRecord } from '../../../model/pictures/picture.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { renderBodies } from '../publishing/render-markdown.ts';
import type { EntryChange } from '../publishing/stored-entry.ts';
import { entryDocument, readAddresses, targetOf } from '../publishing/stored-entry.ts';
import { readEntryUses } from './picture-uses.ts';

/** A picture as its uses name it. */
interface Named {
  id: string;
  width: number;
  height: number;
}

/** Attempts at changing an entry that somebody else keeps changing. */
const ATTEMPTS = 4;

/** Milliseconds after which a call begins no further entry; a function ends after 30 s. */
const MOST_MS = 15_000;

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
  change: EntryChange;
  entry: Entry;
  version: Timestamp | undefined;
  /** Fields of the entry that change. */
  fields: Record<string, unknown>;
  /** Fields of its publication that change; null while nothing of it is public. */
  publication: Record<string, unknown> | null;
}

/** Reads an entry and renders what is public of it with the other picture; null where the entry is gone. */
async function prepare(change: EntryChange, from: string, to: Named): Promise<Prepared | null> {
  const found = await entryDocument(change).get();
  const data = found.data();
  if (data === undefined) return null;
  const { draft, live, cover } = withPicture(data, from, to);
  const fields = { draft, live, cover };
  const entry = parseEntry(change.kind, change.id, data);
  const after = parseEntry(change.kind, change.id, { ...data, ...fields });
  if (entry === null || after === null) return null;
  const bodies = LOCALES.map((locale) => after.live[locale]?.body ?? '');
  const html = await renderBodies(change.kind, bodies);
  const isPublic = LOCALES.some((locale) => after.live[locale] !== null);
  const texts = LOCALES.flatMap((locale, index) =>
    after.live[locale] === null ? [] : [[`texts.${locale}.html`, html[index] ?? ''] as const],
  );
  return {
    change,
    entry,
    version: found.updateTime,
    fields,
    publication: isPublic
      ? {
          cover: after.live.shared?.cover ?? null,
          ...Object.fromEntries(texts),
          changed_date: new Date(change.now),
        }
      : null,
  };
}

/** Writes an entry and its publication; false where it changed since it was read. */
function commit(
  { change, entry, version, fields, publication }: Prepared,
  detail: string,
): Promise<boolean> {
  return database().runTransaction(async (transaction) => {
    const found = await transaction.get(entryDocument(change));
    const { publication: published } = await readAddresses(transaction, change);
    if (!version || !found.updateTime?.isEqual(version)) return false;
    transaction.update(entryDocument(change), { ...fields, ...recordedStamp(change.actor) });
    if (publication && published) transaction.update(published.ref, publication);
    record(transaction, change.actor, {
      action: 'picture_replace',
      target: targetOf(change),
      detail,
      revision: { entry, reason: 'save', locale: null },
    });
    return true;
  });
}

/** Replaces the picture in one entry. @throws {HttpError} 409 where others keep changing the entry */
async function replaceIn(
  change: EntryChange,
  from: string,
  to: Named,
  detail: string,
): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const prepared = await prepare(change, from, to);
    if (prepared === null || (await commit(prepared, detail))) return;
  }
  throw new HttpError(409, 'changing', 'Somebody else is changing these texts. Try again.');
}

async function readPicture(id: string): Promise<Named & { name: string }> {
  const data = (await collection('picture').doc(id).get()).data();
  const parsed = parseRecord(pictureRecord, { id, data });
  if (!parsed.ok)
    throw new HttpError(404, 'no_such_picture', 'This picture does not exist any more.');
  const { width, height, name } = parsed.value;
  return { id, width, height, name };
}

/**
 * Puts another picture in every place of a picture, entry by entry: in drafts, published texts and covers. The alternative
 * texts of these places stay, and so does the old picture, which the histories name. What is left after `MOST_MS` is for
 * the next call; so is the rest after an error.
 * @returns how many entries were changed, and how many are left
 * @throws {HttpError} 404 where one of the pictures is gone, 409 where others keep changing an entry
 */
export async function replacePicture(
  from: string,
  by: string,
  admin: Actor,
): Promise<PictureChanged> {
  const [old, { name: _, ...to }] = await Promise.all([readPicture(from), readPicture(by)]);
  const now = Date.now();
  const uses = (await readEntryUses()).get(from) ?? [];
  let entries = 0;
  // One after the other: each renders texts, which takes the processor and memory.
  for (const { kind, entry } of uses) {
    if (Date.now() - now > MOST_MS) break;
    await replaceIn({ kind, id: entry, actor: admin, now }, from, to, `${old.name} → ${by}`);
    entries++;
  }
  return { entries, left: uses.length - entries };
}
