import type { PublishRequest, PublishResponse } from '../../../model/publishing/api.ts';
import { PUBLISH_BODY_BYTES, publishRequestSchema } from '../../../model/publishing/api.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { deleteEntry } from './delete-entry.ts';
import { publish } from './publish.ts';
import { reorder } from './reorder.ts';
import { restoreEntry } from './restore-entry.ts';
import { restoreRevision } from './restore-revision.ts';
import type { EntryChange } from './stored-entry.ts';
import { unpublish } from './unpublish.ts';

function perform(change: EntryChange, request: PublishRequest): Promise<PublishResponse> {
  switch (request.operation) {
    case 'publish':
      return publish(change, request);
    case 'unpublish':
      return unpublish(change, request.locale);
    case 'delete':
      return deleteEntry(change, request.locale);
    case 'restore':
      return restoreEntry(change);
    case 'restoreRevision':
      return restoreRevision(change, request.revision);
    case 'reorder':
      return reorder(change, request);
  }
}

/**
 * `POST /api/admin/publishContent`, admins only: publishes, schedules, withdraws, deletes, restores and
 * reorders entries (`model/publishing/api.ts`). Each operation writes the entry, its publication, its history and the
 * audit log in one transaction, or nothing.
 */
export const publishContentHandler = adminEndpoint({
  name: 'publishContent',
  maxBytes: PUBLISH_BODY_BYTES,
  POST: async (call, actor) => {
    const request = await parseBody(
      call,
      publishRequestSchema,
      'invalid_request',
      'Send {operation, kind, entry, …}.',
    );
    const change = { kind: request.kind, id: request.entry, actor, now: Date.now() };
    return json<PublishResponse>(200, await perform(change, request));
  },
});
