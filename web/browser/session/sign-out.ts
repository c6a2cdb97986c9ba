/** Import lazily: it brings Auth and Firestore. */
import { VISIT_KEYS } from '#model/storage-keys.ts';
import { ASSET_CACHES } from '#model/updates/service-worker.ts';
import { reportError } from '../errors/report-error.ts';
import { endSession } from '../firebase/auth.ts';
import { loadPage } from '../reload.ts';
import { removeStorage } from '../storage.ts';
import { clearStoredData, deleteEntryDrafts, deleteNotesDrafts } from './clear-stored-data.ts';
import { storeUserId, storedUserId } from './stored-user.ts';

async function deletePictures(): Promise<void> {
  await globalThis.caches?.delete(ASSET_CACHES.media);
}

/** Each step is done even if another fails. @param target path of the page to load */
export async function signOutAndLeave(target = '/'): Promise<void> {
  const uid = storedUserId();
  const deleteDrafts = () => {
    deleteNotesDrafts();
    if (uid !== null) deleteEntryDrafts(uid);
  };
  for (const step of [clearStoredData, endSession, deletePictures, deleteDrafts]) {
    try {
      await Promise.resolve(step());
    } catch (error) {
      reportError(error, { action: 'signing out', functionName: step.name });
    }
  }
  storeUserId(null);
  removeStorage(VISIT_KEYS.knownAdmin);
  // Deletes again when the page is left: an editor keeps its unsaved text then.
  for (const leaving of ['pagehide', 'visibilitychange']) addEventListener(leaving, deleteDrafts);
  loadPage(target);
}
