import * as v from 'valibot';
import { CONTENT_TYPE_NAMES } from '../content/type-names.ts';
import { type Stored, documentId, text, time, writer } from '../fields.ts';
import { DAY_MS } from '../time-zone.ts';

const ofEntry = {
  type: v.picklist(CONTENT_TYPE_NAMES),
  entry: documentId,
};

/** `GET /api/admin/previewLinks` */
export const previewedEntrySchema = v.object(ofEntry);

/** `POST /api/admin/previewLinks`. A new link replaces the entry's old one; revoking none changes nothing. */
export const previewLinkRequestSchema = v.strictObject({
  operation: v.picklist(['create', 'revoke']),
  ...ofEntry,
});
export type PreviewLinkRequest = v.InferOutput<typeof previewLinkRequestSchema>;

/** Of an entry, if one works: the answer to every request. */
export interface PreviewLinkAnswer {
  link: {
    /** Path of the page, `/preview/{token}`. */
    path: string;
    /** Uid of an admin. */
    created_by: string;
    /** ISO 8601, as the next. */
    created_date: string;
    expires: string;
  } | null;
}

/** Time for which a link works, in milliseconds. */
export const PREVIEW_LINK_MS = 7 * DAY_MS;

/**
 * `preview_link/{type}-{entry}`: who holds the link may read the draft of an entry. Functions only: the token is stored
 * as it is, so that it can be shown again. Firestore deletes expired links.
 */
export const previewLinkRecord = v.object({
  type: v.picklist(CONTENT_TYPE_NAMES),
  /** Id of the entry. */
  entry: text(128),
  /** 256 random bits in base64url. */
  token: text(43),
  created_by: writer,
  created_date: time,
  expires: time,
});
export type PreviewLink<Time> = Stored<v.InferInput<typeof previewLinkRecord>, Time>;
