/** Ending a session; import lazily. */
import { endSession } from '../../firebase/auth.ts';
import { forgetFirestore } from '../../firebase/firestore-instance.ts';
import { deleteNotesDrafts } from '../../browser/notes-drafts.ts';
import { reportError } from '../error-reporting/index.ts';
import { clearStoredData } from '../session-data/clear.ts';
import { storeUserId } from './stored-user.ts';

/**
 * Signs out and leaves nothing of the session in this browser: the stored keys, the temporary image they name, what
 * Firestore kept, and unsaved notes on messages. Each part is done even where another fails. Ends by loading the home
 * page anew.
 */
export async function signOutAndLeave(): Promise<void> {
  for (const part of [clearStoredData, endSession, forgetFirestore, deleteNotesDrafts]) {
    try {
      await part();
    } catch (error) {
      reportError(error, { action: 'signing out', functionName: part.name });
    }
  }
  storeUserId(null);
  location.assign('/');
}
