import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/limits.ts';
import type { Stored } from '../fields.ts';
import { text, time, writer } from '../fields.ts';
import { DAY_MS } from '../time-zone.ts';

/** Time for which a link works, in milliseconds. */
export const PREVIEW_LINK_MS = 7 * DAY_MS;

/** Most working links of an entry. */
export const PREVIEW_LINKS_PER_ENTRY = 20;

/**
 * `preview_link/{SHA-256 of the token}`: who holds the link may read the draft of an entry. The token itself is stored
 * nowhere, so that neither the database nor a backup of it opens a draft. Functions only.
 */
export const previewLinkRecord = v.object({
  kind: v.picklist(CONTENT_KINDS),
  /** Id of the entry. */
  entry: text(128),
  created_by: writer,
  created_date: time,
  expires: time,
});
export type PreviewLink<Time> = Stored<v.InferInput<typeof previewLinkRecord>, Time>;
