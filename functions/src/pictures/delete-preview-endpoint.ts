import { error as logError } from 'firebase-functions/logger';
import type { Context } from 'hono';
import { deletePreviewRequestSchema } from '../../../model/pictures/api.ts';
import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';
import { errorText } from '../error-text.ts';
import { senderIp } from '../http/env.ts';
import { HttpError, json, unavailable } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { clientKey, countUse } from '../rate-limit/limit.ts';
import { deletePreview } from './storage.ts';

/** Limit per sender; a browser deletes one image when a session ends. */
export const LIMIT = { uses: 300, windowSeconds: 600 };

/**
 * POST `{fileName}` → `{deleted: true}`, also if the image was gone. Called while a session ends, so it needs none: the
 * unguessable name is the permission. JSON only, because no form of another site can send it. No App Check token
 * either: the page could not wait for it.
 */
export async function deletePreviewImage(c: Context<BodyEnv>): Promise<Response> {
  const { fileName } = await parseBody(
    c,
    deletePreviewRequestSchema,
    'fileName must be the name of a temporary image, {uuid}.{ext}.',
    'invalid_file_name',
  );
  await limitRate(senderIp(c));
  try {
    await withTimeout(deletePreview(fileName), (publicAnswerMs.value() * 2) / 3);
  } catch (error) {
    logError('preview image not deleted', {
      requestId: c.var.requestId,
      error: errorText(error),
    });
    throw unavailable('The image store cannot be reached. Please try again later.');
  }
  return json(200, { deleted: true });
}

async function limitRate(address: string): Promise<void> {
  let retryAfter = 0;
  try {
    const key = clientKey('delete_preview', address);
    retryAfter = await withTimeout(countUse([{ key, ...LIMIT }]), publicAnswerMs.value() / 3);
  } catch (error) {
    // A deletion does no harm, so it goes on without the counter.
    logError('rate limit not counted', { error: errorText(error) });
  }
  if (retryAfter > 0) {
    throw new HttpError(429, 'too_many_requests', 'Too many deletions. Please try again later.', {
      headers: { 'Retry-After': String(retryAfter) },
    });
  }
}
