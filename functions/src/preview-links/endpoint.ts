import type { Context } from 'hono';
import {
  type PreviewLinkAnswer,
  previewedEntrySchema,
  previewLinkRequestSchema,
} from '../../../model/preview-links/api.ts';
import type { AccountEnv } from '../http/guards.ts';
import { json } from '../http/http-response.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import type { BodyEnv } from '../http/request-body.ts';
import { createLink, readLink, revokeLink } from './links.ts';

/** `GET /api/admin/previewLinks`, admins only: the link to the draft of an entry (`model/preview-links/api.ts`). */
export async function answerLink(c: Context): Promise<Response> {
  const names = parseQuery(c, previewedEntrySchema, 'Name an entry by ?type= and ?entry=.');
  const entry = { type: names.type, id: names.entry };
  return json<PreviewLinkAnswer>(200, await readLink(entry, Date.now()));
}

/**
 * `POST /api/admin/previewLinks`, admins only: creates the link anew or revokes it, with an audit entry
 * (`model/preview-links/api.ts`).
 */
export async function changeLink(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(
    c,
    previewLinkRequestSchema,
    'Send {operation: create|revoke, type, entry}.',
  );
  const entry = { type: request.type, id: request.entry };
  const admin = c.var.account;
  const now = Date.now();
  if (request.operation === 'create') await createLink(entry, admin, now);
  else await revokeLink(entry, admin);
  return json<PreviewLinkAnswer>(200, await readLink(entry, now));
}
