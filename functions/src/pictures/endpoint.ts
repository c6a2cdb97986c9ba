import { FieldPath } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { Actor } from '../../../model/audit/entry.ts';
import { parseRecords } from '../../../model/parse-record.ts';
import {
  type PictureChange,
  type PictureChanged,
  type PictureList,
  type PictureRow,
  PICTURE_SEARCH_LENGTH,
  pictureChangeSchema,
} from '../../../model/pictures/api.ts';
import { PICTURE_PAGE, pictureId, pictureRecord } from '../../../model/pictures/picture.ts';
import { containsWords } from '../../../model/text-search.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { deletePictureFiles } from './storage.ts';
import { readUses } from './uses.ts';

/** Pictures that one search or filter reads, the newest first; the next page goes on after them. */
const MAX_SEARCHED = 2000;

/** Deletes a picture; one that is gone counts as deleted. @throws {HttpError} 409 `picture_in_use` */
async function deletePicture(id: string, admin: Actor): Promise<void> {
  if ((await readUses()).has(id)) {
    throw new HttpError(409, 'picture_in_use', 'An entry uses this picture.');
  }
  const document = collection('picture').doc(id);
  await asAdmin(admin, async (transaction) => {
    const found = await transaction.get(document);
    // The files first: after a failure the picture can be deleted again.
    await deletePictureFiles(id);
    if (!found.exists) return;
    transaction.delete(document);
    const stored: unknown = found.get('name');
    const name = typeof stored === 'string' ? stored : '';
    record(transaction, admin, { action: 'picture_delete', target: document.path, name });
  });
}

async function describe(
  { id, name, alt }: Extract<PictureChange, { operation: 'describe' }>,
  admin: Actor,
): Promise<void> {
  const document = collection('picture').doc(id);
  await asAdmin(admin, async (transaction) => {
    if (!(await transaction.get(document)).exists) {
      throw new HttpError(404, 'no_such_picture', 'This picture does not exist any more.');
    }
    transaction.update(document, { name, alt });
    record(transaction, admin, { action: 'picture_describe', target: document.path, name });
  });
}

/**
 * `GET /api/admin/pictures`, admins only: newest first, with what uses each picture (`?search=`, `?unused=true`,
 * `?after=`).
 */
export async function answerPictures(c: Context): Promise<Response> {
  const search = (c.req.query('search') ?? '').trim().slice(0, PICTURE_SEARCH_LENGTH);
  const after = c.req.query('after');
  if (after !== undefined && !v.is(pictureId, after)) {
    throw new HttpError(400, 'invalid_query', 'The query parameter "after" is not valid.');
  }
  const isUnused = c.req.query('unused') === 'true';
  const newest = collection('picture')
    .orderBy('created_date', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const start = after === undefined ? null : await collection('picture').doc(after).get();
  const asked = start?.exists ? newest.startAfter(start) : newest;
  const most = search !== '' || isUnused ? MAX_SEARCHED : PICTURE_PAGE + 1;
  const [uses, { docs }] = await Promise.all([readUses(), asked.limit(most).get()]);
  const stored = docs.map((one) => ({ id: one.id, data: one.data() }));
  const found = parseRecords(pictureRecord, stored)
    .filter(({ id }) => !isUnused || !uses.has(id))
    .filter(({ id, value: { name, alt } }) =>
      containsWords([name, ...Object.values(alt), id], search),
    );
  const page = found.slice(0, PICTURE_PAGE);
  const pictures = page.map(({ id, value }): PictureRow => {
    const { created_date: created_at, created_by: _, ...picture } = value;
    return { id, ...picture, created_at, uses: uses.get(id) ?? [] };
  });
  const last = found.length > PICTURE_PAGE ? page.at(-1) : docs[most - 1];
  return json<PictureList>(200, { pictures, next: last?.id ?? null });
}

/** `POST /api/admin/pictures`, admins only: describes or deletes one. */
export async function changePictures(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const admin = c.var.account;
  const change = await parseBody(c, pictureChangeSchema, 'Send {operation, id, …}.');
  if (change.operation === 'describe') await describe(change, admin);
  else await deletePicture(change.id, admin);
  return json<PictureChanged>(200, { changed: true });
}
