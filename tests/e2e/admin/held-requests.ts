import type { Page, Request } from '@playwright/test';

/** Where the database's writes go, and the questions of lists. */
export const CHANNELS = {
  write: /google\.firestore\.v1\.Firestore\/Write\/channel/,
  listen: /google\.firestore\.v1\.Firestore\/Listen\/channel/,
} as const;

/**
 * Holds requests back from now on, as a slow network would.
 * @param url only requests to such an address
 * @param isHeld only those of them; all where it is left out
 * @returns sends the held ones on, and holds no more
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
