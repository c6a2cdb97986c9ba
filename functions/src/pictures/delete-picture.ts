import { COLLECTIONS } from '../../../model/collections.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { collection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import { readUses } from './picture-uses.ts';
import { bucket } from './storage.ts';

/**
 * Deletes a picture for good. One that is gone already counts as deleted.
 * @throws {HttpError} 409 `picture_in_use` where something uses it
 */
export async function deletePicture(id: string, admin: Actor): Promise<void> {
  if ((await readUses()).has(id)) {
    throw new HttpError(409, 'picture_in_use', 'An entry uses this picture.');
  }
  const document = collection('picture').doc(id);
  await asAdmin(admin, async (transaction) => {
    const found = await transaction.get(document);
    // The files first: where one cannot be deleted, the picture stays in the library and can be deleted again.
    await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/` });
    if (!found.exists) return;
    transaction.delete(document);
    const stored: unknown = found.get('name');
    const target = `${COLLECTIONS.picture}/${id}`;
    const name = typeof stored === 'string' ? stored : '';
    record(transaction, admin, { action: 'picture_delete', target, name, detail: '' });
  });
}
