import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { serverTime, writer } from '../fields.ts';
import { type Draft, draftSchema, parseDraft } from './draft.ts';
import type { ContentKind } from './kinds.ts';

/**
 * Why a state of a draft was kept. `publish` and `schedule`: it became public, or will; `withdraw` and `cancel`: a language
 * was taken off the site, or its schedule cancelled; `save`: somebody began to write; `matched`: the last state in which both
 * languages matched; `delete`: the entry was deleted.
 */
const REVISION_REASONS = [
  'publish',
  'schedule',
  'withdraw',
  'cancel',
  'save',
  'matched',
  'delete',
] as const;
export type RevisionReason = (typeof REVISION_REASONS)[number];

/**
 * `{blog_post|portfolio_item|testimonial}/{id}/history/{id}`: a draft as it was before a change. Functions alone write it
 * (`functions/src/content/history.ts`).
 */
const revisionSchema = (kind: ContentKind) =>
  v.object({
    reason: v.picklist(REVISION_REASONS),
    /** The language that was published, withdrawn, written in or became outdated; null where both or neither. */
    locale: v.nullable(v.picklist(LOCALES)),
    draft: draftSchema(kind),
    /** Who made the change, and when. */
    saved_by: writer,
    saved_date: serverTime,
  });

export interface Revision extends Omit<v.InferOutput<ReturnType<typeof revisionSchema>>, 'draft'> {
  id: string;
  draft: Draft;
}

/** Parses a history record; null where it is damaged. */
export function parseRevision(kind: ContentKind, id: string, data: unknown): Revision | null {
  const { typed, output } = v.safeParse(revisionSchema(kind), data);
  const draft = typed ? parseDraft(kind, output.draft) : null;
  return typed && draft ? { id, ...output, draft } : null;
}

/** At most one `save` revision per entry and person in this time, in milliseconds. */
export const KEEP_INTERVAL = 5 * 60_000;

/** Revisions that the history shows at once. */
export const HISTORY_PAGE = 20;
