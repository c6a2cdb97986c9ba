import * as v from 'valibot';
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
import { requireAdmin } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import type { HttpResponse } from '../http/http-response.ts';
import { json } from '../http/http-response.ts';
import { readJsonBody } from '../http/request-body.ts';
import type { RequestContext } from '../http/request-context.ts';
import { readAllLinks } from './all-links.ts';
import { createLink, readLinks, revokeLink } from './links.ts';

async function change(context: RequestContext, admin: Actor): Promise<HttpResponse> {
  const parsed = v.safeParse(previewLinkRequestSchema, await readJsonBody(context));
  if (!parsed.success) {
    throw new HttpError(
      400,
      'invalid_change',
      'Send {operation: create|revoke, kind, entry, purpose?, id?}.',
    );
  }
  const request = parsed.output;
  const entry = { kind: request.kind, id: request.entry };
  const now = Date.now();
  if (request.operation === 'create') {
    const { kind, purpose } = request;
    if (purpose === 'confirmation' && kind !== 'testimonials') {
      throw new HttpError(400, 'invalid_change', 'Only a testimonial can be confirmed.');
    }
    return json<CreatedPreviewLink>(200, await createLink(entry, purpose, admin, now));
  }
  await revokeLink(entry, request.id, admin);
  return json<PreviewLinks>(200, await readLinks(entry, now));
}

/**
 * `/api/admin/previewLinks`, admins only. GET lists the links to the draft of an entry, or
 * without a query those of all entries; POST creates or revokes one (`model/preview-links/api.ts`).
 */
export const previewLinksHandler = endpoint(
  { name: 'previewLinks', methods: ['GET', 'POST'], types: ['application/json'] },
  async (context) => {
    const admin = await requireAdmin(context);
    if (context.method === 'POST') return change(context, admin);
    if (context.query.size === 0) {
      return json<AllPreviewLinks>(200, await readAllLinks(Date.now()));
    }
    const query = v.safeParse(previewedEntrySchema, Object.fromEntries(context.query));
    if (!query.success) {
      throw new HttpError(400, 'invalid_query', 'Name an entry by ?kind= and ?entry=.');
    }
    const { kind, entry } = query.output;
    return json<PreviewLinks>(200, await readLinks({ kind, id: entry }, Date.now()));
  },
);
