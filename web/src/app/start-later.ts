import { DATABASES_TO_DELETE_KEY } from '../../../model/storage-keys.ts';
import { readStorage } from '../browser/storage.ts';
import { startUpdates } from '../features/releases/start-updates.ts';
import { startVisits } from '../features/visits/start-visits.ts';
import { startPrefetching } from './prefetch-links.ts';

/** Starts what the page does not need to handle events. Import lazily, in an idle moment. */
export async function startLater(): Promise<void> {
  if (readStorage(DATABASES_TO_DELETE_KEY) !== null) {
    const { finishDeletion } = await import('../firebase/delete-databases.ts');
    void finishDeletion();
  }
  startPrefetching();
  startVisits();
  startUpdates();
}
