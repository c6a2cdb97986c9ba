import { updateState } from './state.ts';

/**
 * Passes a page's question for the latest build on to the network, never to a cache, and overhears the
 * answer: so the worker knows whether its own build is still the one to show.
 */
export async function overhearLatestBuild({
  request,
  event,
}: {
  request: Request;
  event: ExtendableEvent;
}): Promise<Response> {
  const response = await fetch(request);
  if (response.ok) event.waitUntil(note(response.clone()));
  return response;
}

async function note(response: Response): Promise<void> {
  try {
    const { id } = (await response.json()) as { id?: unknown };
    if (typeof id !== 'string') return;
    await updateState((memory) => ({ ...memory, latest: { id, at: Date.now() } }));
  } catch {
    // A proxy's page instead of the answer.
  }
}
