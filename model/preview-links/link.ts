import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/limits.ts';
import type { Stored } from '../fields.ts';
import { text, time, writer } from '../fields.ts';
import { DAY_MS } from '../time-zone.ts';

/** What a link is for: reading a draft, or asking the client of a testimonial to confirm its words. */
export const LINK_PURPOSES = ['preview', 'confirmation'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Time for which a link works, in milliseconds. */
export const PREVIEW_LINK_MS: Record<LinkPurpose, number> = {
  preview: 7 * DAY_MS,
  confirmation: 30 * DAY_MS,
};

/** Most working links of an entry. */
export const PREVIEW_LINKS_PER_ENTRY = 20;

/**
 * `preview_link/{SHA-256 of the token}`: who holds the link may read the draft of an entry, or confirm its words. The token itself is stored
 * nowhere, so that neither the database nor a backup of it opens a draft. Functions only.
 */
export const previewLinkRecord = v.object({
  kind: v.picklist(CONTENT_KINDS),
  purpose: v.picklist(LINK_PURPOSES),
  /** Id of the entry. */
  entry: text(128),
  created_by: writer,
  created_date: time,
  expires: time,
  /** When the client confirmed; the link then asks nothing any more. Absent or null until then. */
  used_date: v.exactOptional(v.nullable(time), null),
});
export type PreviewLink<Time> = Stored<v.InferInput<typeof previewLinkRecord>, Time>;
