import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/limits.ts';
import { documentId } from '../document-id.ts';

const ofEntry = {
  kind: v.picklist(CONTENT_KINDS),
  entry: documentId,
};

/** The query of `GET /api/admin/previewLinks`: of which entry. */
export const previewedEntrySchema = v.object(ofEntry);

/** A link's id, the SHA-256 of its token; it opens nothing. */
const linkId = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

/** `POST /api/admin/previewLinks`. Revoking a link that is gone changes nothing. */
export const previewLinkRequestSchema = v.variant('operation', [
  v.strictObject({ operation: v.literal('create'), ...ofEntry }),
  v.strictObject({ operation: v.literal('revoke'), ...ofEntry, id: linkId }),
]);
export type PreviewLinkRequest = v.InferOutput<typeof previewLinkRequestSchema>;

/** The links of an entry that work, newest first: the answer to `GET /api/admin/previewLinks?kind={kind}&entry={id}` and to a revocation. */
export const previewLinksSchema = v.object({
  links: v.array(
    v.object({
      id: v.string(),
      /** Uid of the admin who created it. */
      created_by: v.string(),
      /** ISO 8601, as the next. */
      created_date: v.string(),
      expires: v.string(),
    }),
  ),
});
export type PreviewLinks = v.InferOutput<typeof previewLinksSchema>;

/** Most links of `allPreviewLinksSchema`. */
export const PREVIEW_LINKS_LISTED = 200;

/**
 * The answer to `GET /api/admin/previewLinks` without a query: the working links to drafts of every entry that end last,
 * up to `PREVIEW_LINKS_LISTED` of them.
 */
export const allPreviewLinksSchema = v.object({
  links: v.array(
    v.object({
      ...previewLinksSchema.entries.links.item.entries,
      kind: v.picklist(CONTENT_KINDS),
      /** Id of the entry. */
      entry: v.string(),
      /** Name of the entry in each language, else in the other; '' where it has none, and where it is gone. */
      name: v.object({ en: v.string(), id: v.string() }),
    }),
  ),
});
export type AllPreviewLinks = v.InferOutput<typeof allPreviewLinksSchema>;

/** The answer to a creation: the only time that the address is known. */
export const createdPreviewLinkSchema = v.object({
  ...previewLinksSchema.entries,
  /** Path of the page, `/preview/{token}`. */
  path: v.string(),
});
export type CreatedPreviewLink = v.InferOutput<typeof createdPreviewLinkSchema>;
