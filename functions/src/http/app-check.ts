import type { Context } from 'hono';
import { withTimeout } from '../../../model/timeout.ts';
import { adminApp } from '../admin-app.ts';
import { appCheckMode } from '../config.ts';

/** The first check fetches Google's keys. */
const VERIFY_MS = 1500;

/** True if the request has a valid App Check token (docs/app-check.md), or App Check is off. Never rejects. */
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
