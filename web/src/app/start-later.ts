import { startUpdates } from '../features/updates/start-updates.ts';
import { startVisits } from '../features/visits/start-visits.ts';
import { startPrefetching } from './prefetch-links.ts';

/** Starts what the page does not need to handle events. Import lazily, in an idle moment. */
export function startLater(): void {
  startPrefetching();
  startVisits();
  startUpdates();
}
