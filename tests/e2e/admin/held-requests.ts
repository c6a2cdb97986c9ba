import type { Page, Request } from '@playwright/test';

/** URLs of Firestore's writes and live queries. */
export const CHANNELS = {
  write: /google\.firestore\.v1\.Firestore\/Write\/channel/,
  listen: /google\.firestore\.v1\.Firestore\/Listen\/channel/,
} as const;

/**
 * Delays requests from now on, as a slow network does.
 * @param url URL of the requests
 * @param isHeld selects requests with that URL; all by default
 * @returns releases the delayed requests and stops delaying
 */
export async function holdRequests(
  page: Page,
  url: string | RegExp,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    if (isHeld(route.request())) await released;
    await route.fallback();
  });
  return release;
}
