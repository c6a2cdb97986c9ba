import { error as logError } from 'firebase-functions/logger';
import { COLLECTIONS } from '../../../model/collections.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { isUsedSince, readEntryUses } from './picture-uses.ts';
import { bucket } from './storage.ts';

/**
 * Deletes a picture that nothing uses, history included.
 * @returns `used` where something uses it, `gone` where it does not exist
 */
export async function deletePicture(
  id: string,
  admin: Actor,
): Promise<'deleted' | 'used' | 'gone'> {
  const since = Date.now();
  const uses = await readEntryUses();
  return uses.has(id) ? 'used' : deleteUnused(id, since, { admin });
}

/**
 * Deletes a picture that no entry used at a moment, unless something has used it since or its history names it.
 * @param since milliseconds since 1970
 * @param admin absent for the nightly clean-up, which leaves no audit entry
 * @param isDue decides by the stored record, at the moment of the deletion
 */
export async function deleteUnused(
  id: string,
  since: number,
  {
    admin,
    isDue = () => true,
  }: { admin?: Actor; isDue?: (record: Readonly<Record<string, unknown>>) => boolean },
): Promise<'deleted' | 'used' | 'gone'> {
  const document = collection('picture').doc(id);
  const outcome = await database().runTransaction(async (transaction) => {
    const stored = (await transaction.get(document)).data();
    if (stored === undefined || !isDue(stored)) return 'gone';
    if (await isUsedSince(transaction, id, since)) return 'used';
    transaction.delete(document);
    if (admin) {
      const target = `${COLLECTIONS.picture}/${id}`;
      const detail = typeof stored['name'] === 'string' ? stored['name'] : '';
      record(transaction, admin, { action: 'picture_delete', target, detail });
    }
    return 'deleted';
  });
  if (outcome === 'deleted') await deleteFiles(id);
  return outcome;
}

/** Files that cannot be deleted now stay without a record; the clean-up finds them (`adoptPictures`). */
async function deleteFiles(id: string): Promise<void> {
  try {
    await bucket().deleteFiles({ prefix: `${MEDIA_FOLDER}/${id}/`, force: true });
  } catch (error) {
    logError('files of a picture not deleted', { id, error: String(error) });
  }
}
