import * as v from 'valibot';
import type { ArchiveImported, ArchivePage } from '../../../model/archive/api.ts';
import { archiveImportSchema } from '../../../model/archive/api.ts';
import { ARCHIVE_LIMITS } from '../../../model/archive/files.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { CONTENT_KINDS } from '../../../model/content/limits.ts';
import { anyDocumentId } from '../../../model/document-id.ts';
import { record } from '../audit/record.ts';
import { database } from '../firestore.ts';
import { adminEndpoint } from '../http/admin-endpoint.ts';
import { HttpError } from '../http/http-error.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import { exportPage } from './export-archive.ts';
import { importArchive } from './import-archive.ts';

/** True for the kind and the id of an entry: `blog/{id}`. */
function isCursor(after: string): boolean {
  const [kind, ...id] = after.split('/');
  return v.is(v.picklist(CONTENT_KINDS), kind) && v.is(anyDocumentId, id.join('/'));
}

/**
 * `/api/admin/contentArchive`, admins only. GET reads a page of the texts of an archive (`?after=`); POST checks the texts
 * of an archive, or imports them into an empty site. The zip is made and read by the browser
 * (docs/decisions/the-archive-is-a-zip-made-in-the-browser.md). Requests and responses: `model/archive/api.ts`.
 */
export const contentArchiveHandler = adminEndpoint({
  name: 'contentArchive',
  // Characters that JSON escapes take more bytes than they have in the text.
  maxBytes: ARCHIVE_LIMITS.totalTextBytes * 1.4,
  // Hosting ends a request after 60 s, and the texts are checked and written in that time too.
  maxSeconds: 30,
  GET: async (context, admin) => {
    const after = context.query.get('after');
    if (after !== null && !isCursor(after)) {
      throw new HttpError(400, 'invalid_query', 'The query parameter "after" is not valid.');
    }
    const page = await exportPage(after);
    // A download concerns drafts too, so that the log names who made it; once, with its first page.
    if (after === null && context.method === 'GET') {
      const batch = database().batch();
      record(batch, admin, {
        action: 'content_export',
        target: COLLECTIONS.blogPost,
        detail: '',
      });
      await batch.commit();
    }
    return json<ArchivePage>(200, page);
  },
  POST: async (context, admin) => {
    const request = await parseBody(
      context,
      archiveImportSchema,
      'invalid_request',
      'Send {operation, files, pictures}.',
    );
    return json<ArchiveImported>(200, await importArchive(request, admin, Date.now()));
  },
});
