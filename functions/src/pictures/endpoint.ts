import * as v from 'valibot';
import type { PictureChange, PictureChanged, PictureList } from '../../../model/pictures/api.ts';
import { PICTURE_SEARCH_LENGTH, pictureChangeSchema } from '../../../model/pictures/api.ts';
import { pictureId } from '../../../model/pictures/picture.ts';
import type { Actor } from '../../../model/audit/entry.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { HttpError, json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { readPictures, readUses } from './read-pictures.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import { bucket } from './storage.ts';

/**
 * Deletes pictures for good: all of them, or none where something uses one. Those that are gone already count as deleted.
 * @throws {HttpError} 409 `picture_in_use` with the members `id` and `uses` of the first picture that something uses
 */
async function deletePictures(ids: readonly string[], admin: Actor): Promise<void> {
  const all = await readUses();
  for (const id of ids) {
    const uses = all.get(id);
    if (!uses) continue;
    const names = uses.map(({ kind, entry, title }) => title.en || title.id || `${kind}/${entry}`);
    const message = `These entries use this picture: ${names.join(', ')}.`;
    throw new HttpError(409, 'picture_in_use', message, { details: { id, uses } });
  }
  for (const id of ids) await deleteOne(id, admin);
}

/** The files first: where one cannot be deleted, the picture stays in the library and can be deleted again. */
async function deleteOne(id: string, admin: Actor): Promise<void> {
  const document = collection('picture').doc(id);
  await asAdmin(admin, async (transaction) => {
    const found = await transaction.get(document);
    await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
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

/** `GET /api/admin/pictures`, admins only: a page of the library (`?search=`, `?unused=true`, `?after=`; `model/pictures/api.ts`). */
export async function answerPictures({ query }: RequestContext): Promise<Response> {
  const search = (query.get('search') ?? '').trim().slice(0, PICTURE_SEARCH_LENGTH);
  const after = query.get('after');
  if (after !== null && !v.is(pictureId, after)) {
    throw new HttpError(400, 'invalid_query', 'The query parameter "after" is not valid.');
  }
  const isUnused = query.get('unused') === 'true';
  return json<PictureList>(200, await readPictures({ search, isUnused, after }));
}

/** `POST /api/admin/pictures`, admins only: describes one, deletes some (`model/pictures/api.ts`). */
export async function changePictures(context: RequestContext, admin: Actor): Promise<Response> {
  const change = await parseBody(context, pictureChangeSchema, 'Send {operation, id, …}.');
  if (change.operation === 'describe') await describe(change, admin);
  else await deletePictures(change.ids, admin);
  return json<PictureChanged>(200, { changed: true });
}
