import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/kinds.ts';
import { documentId } from '../document-id.ts';

const ofEntry = {
  kind: v.picklist(CONTENT_KINDS),
  entry: documentId,
};

/** The query of `GET /api/admin/previewLinks`: of which entry. */
export const previewedEntrySchema = v.object(ofEntry);

/** `POST /api/admin/previewLinks`. A new link replaces the entry's old one; revoking none changes nothing. */
export const previewLinkRequestSchema = v.strictObject({
  operation: v.picklist(['create', 'revoke']),
  ...ofEntry,
});
export type PreviewLinkRequest = v.InferOutput<typeof previewLinkRequestSchema>;

/** The link of an entry, where one works: the answer to every request of `/api/admin/previewLinks`. */
export interface PreviewLinkAnswer {
  link: {
    /** Path of the page, `/preview/{token}`. */
    path: string;
    /** Uid of the admin who created it. */
    created_by: string;
    /** ISO 8601, as the next. */
    created_date: string;
    expires: string;
  } | null;
}
