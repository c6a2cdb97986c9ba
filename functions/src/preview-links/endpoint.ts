import type {
  AllPreviewLinks,
  CreatedPreviewLink,
  PreviewLinks,
} from '../../../model/preview-links/api.ts';
import {
  previewedEntrySchema,
  previewLinkRequestSchema,
} from '../../../model/preview-links/api.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { readAllLinks } from './all-links.ts';
import { createLink, readLinks, revokeLink } from './links.ts';

async function change(context: RequestContext, admin: Actor): Promise<HttpResponse> {
  const request = await parseBody(
    context,
    previewLinkRequestSchema,
    'invalid_change',
    'Send {operation: create|revoke, kind, entry, id?}.',
  );
  const entry = { kind: request.kind, id: request.entry };
  const now = Date.now();
  if (request.operation === 'create') {
    return json<CreatedPreviewLink>(200, await createLink(entry, admin, now));
  }
  await revokeLink(entry, request.id, admin);
  return json<PreviewLinks>(200, await readLinks(entry, now));
}

async function read({ query }: RequestContext): Promise<HttpResponse> {
  if (query.size === 0) return json<AllPreviewLinks>(200, await readAllLinks(Date.now()));
  const { kind, entry } = parseQuery(
    query,
    previewedEntrySchema,
    'Name an entry by ?kind= and ?entry=.',
  );
  return json<PreviewLinks>(200, await readLinks({ kind, id: entry }, Date.now()));
}

/**
 * `/api/admin/previewLinks`, admins only. GET lists the links to the draft of an entry, or
 * without a query those of all entries; POST creates or revokes one (`model/preview-links/api.ts`).
 */
export const previewLinksHandler = adminEndpoint({ name: 'previewLinks', GET: read, POST: change });
