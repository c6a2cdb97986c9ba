import type { Actor } from '../../../model/audit/entry.ts';
import {
  type PreviewLinkAnswer,
  previewedEntrySchema,
  previewLinkRequestSchema,
} from '../../../model/preview-links/api.ts';
import { json } from '../http/http-response.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { createLink, readLink, revokeLink } from './links.ts';

/** `GET /api/admin/previewLinks`, admins only: the link to the draft of an entry (`model/preview-links/api.ts`). */
export async function answerLink({ query }: RequestContext): Promise<Response> {
  const names = parseQuery(query, previewedEntrySchema, 'Name an entry by ?kind= and ?entry=.');
  const entry = { kind: names.kind, id: names.entry };
  return json<PreviewLinkAnswer>(200, await readLink(entry, Date.now()));
}

/**
 * `POST /api/admin/previewLinks`, admins only: creates the link anew or revokes it, with an audit entry
 * (`model/preview-links/api.ts`).
 */
export async function changeLink(context: RequestContext, admin: Actor): Promise<Response> {
  const request = await parseBody(
    context,
    previewLinkRequestSchema,
    'Send {operation: create|revoke, kind, entry}.',
  );
  const entry = { kind: request.kind, id: request.entry };
  const now = Date.now();
  if (request.operation === 'create') await createLink(entry, admin, now);
  else await revokeLink(entry, admin);
  return json<PreviewLinkAnswer>(200, await readLink(entry, now));
}
