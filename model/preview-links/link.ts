import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/kinds.ts';
import type { Stored } from '../fields.ts';
import { text, time, writer } from '../fields.ts';
import { DAY_MS } from '../time-zone.ts';

/** Time for which a link works, in milliseconds. */
export const PREVIEW_LINK_MS = 7 * DAY_MS;

/**
 * `preview_link/{kind}-{entry}`: who holds the link may read the draft of an entry. Only functions read the collection,
 * which holds the token as it is, so that it can be shown again. Firestore deletes expired links.
 */
export const previewLinkRecord = v.object({
  kind: v.picklist(CONTENT_KINDS),
  /** Id of the entry. */
  entry: text(128),
  /** 256 random bits in base64url. */
  token: text(43),
  created_by: writer,
  created_date: time,
  expires: time,
});
export type PreviewLink<Time> = Stored<v.InferInput<typeof previewLinkRecord>, Time>;
