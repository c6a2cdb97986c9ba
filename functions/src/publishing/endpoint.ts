import * as v from 'valibot';
import type { PublishRequest, PublishResponse } from '../../../model/publishing/api.ts';
import { publishRequestSchema } from '../../../model/publishing/api.ts';
import { requireAdmin } from '../http/auth.ts';
import { endpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { readJsonBody } from '../http/request-body.ts';
import { deleteEntry, repairEntry, restoreEntry } from './delete-entry.ts';
import { publish, unpublish } from './publish.ts';
import { reorder } from './reorder.ts';
import type { Act } from './stored-entry.ts';

function perform(act: Act, request: PublishRequest): Promise<PublishResponse> {
  switch (request.operation) {
    case 'publish':
      return publish(act, request);
    case 'unpublish':
      return unpublish(act, request.locale);
    case 'delete':
      return deleteEntry(act, request.locale);
    case 'restore':
      return restoreEntry(act);
    case 'repair':
      return repairEntry(act);
    case 'reorder':
      return reorder(act, request);
  }
}

/**
 * `POST /api/admin/publishContent`, admins only: publishes, schedules, withdraws, deletes, restores, repairs and
 * reorders entries (`model/publishing/api.ts`). Each act writes the entry, its publication, its history and the
 * audit log in one transaction, or nothing.
 */
export const publishContentHandler = endpoint(
  { name: 'publishContent', methods: ['POST'], types: ['application/json'] },
  async (call) => {
    const actor = await requireAdmin(call);
    const parsed = v.safeParse(publishRequestSchema, await readJsonBody(call));
    if (!parsed.success) {
      throw new HttpError(400, 'invalid_request', 'Send {operation, kind, entry, …}.');
    }
    const request = parsed.output;
    const act = { kind: request.kind, id: request.entry, actor, now: Date.now() };
    return json<PublishResponse>(200, await perform(act, request));
  },
);
