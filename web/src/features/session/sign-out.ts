/** Ends a session. Import lazily: it brings Auth and Firestore. */
import { deleteNotesDrafts } from '../../browser/notes-drafts.ts';
import { loadPage } from '../../browser/reload.ts';
import { endSession } from '../../firebase/auth.ts';
import { clearFirestoreCache } from '../../firebase/firestore-instance.ts';
import { reportError } from '../error-reporting/index.ts';
import { clearStoredData } from './clear-stored-data.ts';
import { storeUserId } from './stored-user.ts';

/**
 * Signs out and leaves nothing of the session in this browser: the stored keys, the temporary image they name,
 * Firestore's cache, and local drafts of notes. Each step is done even where another fails. Then loads the home page.
 */
export async function signOutAndLeave(): Promise<void> {
  for (const step of [clearStoredData, endSession, clearFirestoreCache, deleteNotesDrafts]) {
    try {
      await Promise.resolve(step());
    } catch (error) {
      reportError(error, { action: 'signing out', functionName: step.name });
    }
  }
  storeUserId(null);
  loadPage('/');
}
