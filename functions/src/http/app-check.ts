import type { Context } from 'hono';
import { adminApp } from '../admin-app.ts';
import { appCheckMode } from '../config.ts';
import { optional } from './optional.ts';

/** True if the request has a valid App Check token (docs/app-check.md), or App Check is off; false if it cannot be checked in time. */
export async function passesAppCheck(c: Context): Promise<boolean> {
  if (appCheckMode.value() === 'off') return true;
  const token = c.req.header('x-firebase-appcheck') ?? '';
  if (token === '') return false;
  const { getAppCheck } = await import('firebase-admin/app-check');
  return (await optional(getAppCheck(adminApp()).verifyToken(token))) !== null;
}
