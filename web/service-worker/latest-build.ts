import { latestBuildId } from '../../model/updates/service-worker.ts';
import { updateState } from './state.ts';

/**
 * Passes a page's poll for the latest build to the network, never to a cache, and stores the id that the response
 * has: so the worker knows whether its own build is still the latest.
 */
export async function fetchLatestBuild({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) event.waitUntil(recordLatestBuild(response.clone()));
  return response;
}

async function recordLatestBuild(response: Response): Promise<void> {
  try {
    const id = latestBuildId(await response.json());
    if (id !== null) await updateState((state) => ({ ...state, latest: { id, at: Date.now() } }));
  } catch {
    // Not JSON: a proxy's page, say.
  }
}
