import type { PreviewLinkAnswer } from '../../../model/preview-links/api.ts';
import {
  previewedEntrySchema,
  previewLinkRequestSchema,
} from '../../../model/preview-links/api.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { json } from '../http/http-response.ts';
import { parseBody, parseQuery } from '../http/parse-request.ts';
import { createLink, readLink, revokeLink } from './links.ts';

/**
 * `/api/admin/previewLinks`, admins only. GET reads the link to the draft of an entry; POST creates it anew or revokes it
 * (`model/preview-links/api.ts`).
 */
export const previewLinksHandler = adminEndpoint({
  name: 'previewLinks',
  GET: async ({ query }) => {
    const names = parseQuery(query, previewedEntrySchema, 'Name an entry by ?kind= and ?entry=.');
    const entry = { kind: names.kind, id: names.entry };
    return json<PreviewLinkAnswer>(200, await readLink(entry, Date.now()));
  },
  POST: async (context, admin) => {
    const request = await parseBody(
      context,
      previewLinkRequestSchema,
      'invalid_change',
      'Send {operation: create|revoke, kind, entry}.',
    );
    const entry = { kind: request.kind, id: request.entry };
    const now = Date.now();
    if (request.operation === 'create') await createLink(entry, admin, now);
    else await revokeLink(entry, admin);
    return json<PreviewLinkAnswer>(200, await readLink(entry, now));
  },
});
