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
 * Deletes pictures for good: all of them, or none where something uses one. Those that are gone already count as deleted.
 * @throws {HttpError} 409 `picture_in_use` with the members `id` and `uses` of the first picture that something uses
 */
export async function deletePictures(ids: readonly string[], admin: Actor): Promise<void> {
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
    const target = `${COLLECTIONS.picture}/${id}`;
    const name = typeof stored === 'string' ? stored : '';
    record(transaction, admin, { action: 'picture_delete', target, name, detail: '' });
  });
}
