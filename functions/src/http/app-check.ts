import { getAppCheck } from 'firebase-admin/app-check';
import { adminApp } from '../admin-app.ts';
import { appCheckMode } from '../config.ts';
import type { RequestContext } from './request-context.ts';
import { HttpError } from './http-error.ts';

/**
 * Lets only requests of our own app through while App Check is on (docs/app-check.md).
 * @throws {HttpError} 401 where the token in X-Firebase-AppCheck is missing or not valid
 */
export async function requireAppCheck(context: RequestContext): Promise<void> {
  if (appCheckMode.value() === 'off') return;
  try {
    await getAppCheck(adminApp()).verifyToken(context.header('x-firebase-appcheck'));
  } catch {
    const message = 'This request could not be verified. Please reload the page and try again.';
    throw new HttpError(401, 'app_check', message);
  }
}
