import * as v from 'valibot';
import { CONTENT_TYPE_NAMES } from '../content/type-names.ts';
import { type Stored, documentId, text, time, writer } from '../record-schemas.ts';
import { DAY_MS } from '../time-zone.ts';

const ofEntry = {
  type: v.picklist(CONTENT_TYPE_NAMES),
  entry: documentId,
};

export const previewedEntrySchema = v.object(ofEntry);

/** `POST /api/admin/previewLinks`. A new link replaces the entry's old one; revoking none changes nothing. */
export const previewLinkRequestSchema = v.strictObject({
  operation: v.picklist(['create', 'revoke']),
  ...ofEntry,
});
export type PreviewLinkRequest = v.InferOutput<typeof previewLinkRequestSchema>;

export interface PreviewLinkAnswer {
  link: {
    path: string;
    created_by: string;
    created_date: string;
    expires: string;
  } | null;
}

export const PREVIEW_LINK_MS = 7 * DAY_MS;

/**
 * `preview_link/{type}-{entry}`: who holds the link may read the draft of an entry. Functions only: the token is stored
 * as it is, so that it can be shown again. Firestore deletes expired links.
 */
export const previewLinkRecord = v.object({
  type: v.picklist(CONTENT_TYPE_NAMES),
  entry: text(128),
  token: text(43),
  created_by: writer,
  created_date: time,
  expires: time,
});
export type PreviewLink<Time> = Stored<v.InferInput<typeof previewLinkRecord>, Time>;
