import type { Page } from '@playwright/test';

/** URLs of Firestore's writes. */
export const WRITES = /google\.firestore\.v1\.Firestore\/Write\/channel/;

/** Delays requests with a URL from now on, as a slow network does; gives how to release them and stop delaying. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
