import type { Context } from 'hono';
import { withTimeout } from '../../../model/timeout.ts';
import { adminApp } from '../admin-app.ts';
import { appCheckMode } from '../config.ts';

/** Longest time in ms to check a token: the first one fetches Google's keys. */
const VERIFY_MS = 1500;

/**
 * Whether a request comes from a page of this site, as far as App Check tells (docs/app-check.md): true where it is off, false
 * where the token in X-Firebase-AppCheck is missing, not valid, or cannot be checked in time. Never rejects.
 */
export async function passesAppCheck(c: Context): Promise<boolean> {
  if (appCheckMode.value() === 'off') return true;
  const token = c.req.header('x-firebase-appcheck');
  if (token === undefined || token === '') return false;
  try {
    const { getAppCheck } = await import('firebase-admin/app-check');
    await withTimeout(getAppCheck(adminApp()).verifyToken(token), VERIFY_MS);
    return true;
  } catch {
    return false;
  }
}
