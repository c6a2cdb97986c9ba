import { error as logError } from 'firebase-functions/logger';
import { COLLECTIONS } from '../../../model/collections.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { database, pictureCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { bucket } from './storage.ts';
import { isUsed, refreshUses } from './picture-uses.ts';

/** Refreshes after which a deletion gives up, because others write faster than it reads. */
const ATTEMPTS = 5;

/**
 * Deletes a picture that nothing uses, history included.
 * @param admin null for the nightly clean-up, which leaves no audit entry
 * @param isDue decides by the stored record, at the moment of the deletion
 * @returns `used` where something uses it, `gone` where it does not exist or is not due
 */
export async function deletePicture(
  id: string,
  admin: Actor | null,
  isDue: (record: Readonly<Record<string, unknown>>) => boolean = () => true,
): Promise<'deleted' | 'used' | 'gone'> {
  const document = pictureCollection().doc(id);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await refreshUses();
    const outcome = await database().runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data();
      if (stored === undefined || !isDue(stored)) return 'gone';
      const used = await isUsed(transaction, id);
      if (used === null) return null;
      if (used) return 'used';
      transaction.delete(document);
      if (admin) {
        const target = `${COLLECTIONS.picture}/${id}`;
        const detail = typeof stored['name'] === 'string' ? stored['name'] : '';
        record(transaction, admin, { action: 'picture_delete', target, detail });
      }
      return 'deleted';
    });
    if (outcome === 'deleted') await deleteFiles(id);
    if (outcome !== null) return outcome;
  }
  throw new HttpError(409, 'changing', 'Texts are being changed at this moment. Try again.');
}

/** Files that cannot be deleted now stay without a record; the clean-up finds them (`adoptPictures`). */
async function deleteFiles(id: string): Promise<void> {
  try {
    await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/`, force: true });
  } catch (error) {
    logError('files of a picture not deleted', { id, error: String(error) });
  }
}
