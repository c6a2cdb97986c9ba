import * as v from 'valibot';
import type { PictureChange, PictureChanged, PictureList } from '../../../model/pictures/api.ts';
import { PICTURE_SEARCH_LENGTH, pictureChangeSchema } from '../../../model/pictures/api.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { pictureId } from '../../../model/pictures/picture.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { deletePicture } from './delete-picture.ts';
import { readPictures } from './read-pictures.ts';

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
    const target = `${COLLECTIONS.picture}/${id}`;
    record(transaction, admin, { action: 'picture_describe', target, name, detail: '' });
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

/** `POST /api/admin/pictures`, admins only: describes or deletes one (`model/pictures/api.ts`). */
export async function changePictures(context: RequestContext, admin: Actor): Promise<Response> {
  const change = await parseBody(
    context,
    pictureChangeSchema,
    'invalid_change',
    'Send {operation, id, …}.',
  );
  if (change.operation === 'describe') await describe(change, admin);
  else await deletePicture(change.id, admin);
  return json<PictureChanged>(200, { changed: true });
}
