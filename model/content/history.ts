import * as v from 'valibot';
import { CONTENT_RECORDS, sharedFields } from './record.ts';
import type { ContentKind } from './limits.ts';
import { localeOrNull, serverTime, writer } from '../fields.ts';

/**
 * Why an earlier state was kept: texts published or withdrawn, a pause in writing, a restored state, a deletion, or the
 * last state in which both languages matched (`locale` is the language that became outdated).
 */
export const HISTORY_REASONS = [
  'publish',
  'unpublish',
  'save',
  'restore',
  'delete',
  'matched',
] as const;
export type HistoryReason = (typeof HISTORY_REASONS)[number];

const revision = {
  reason: v.picklist(HISTORY_REASONS),
  /** The language that was published, withdrawn or written in; null where both or neither. */
  locale: localeOrNull,
  saved_by: writer,
  saved_date: serverTime,
};

/**
 * `{blog_post|portfolio_item|testimonial}/{id}/history/{id}`: an entry at one moment, per kind. Functions alone write it
 * (`functions/src/audit/record.ts`). A revision outlives its entry, so that a deleted entry can be restored.
 */
export const REVISION_RECORDS = {
  blog: v.object({
    ...revision,
    draft: CONTENT_RECORDS.blog.entries.draft,
    shared: v.object(sharedFields.blog),
  }),
  portfolio: v.object({
    ...revision,
    draft: CONTENT_RECORDS.portfolio.entries.draft,
    shared: v.object(sharedFields.portfolio),
  }),
  testimonials: v.object({
    ...revision,
    draft: CONTENT_RECORDS.testimonials.entries.draft,
    shared: v.object(sharedFields.testimonials),
  }),
} as const satisfies Record<ContentKind, v.GenericSchema>;

/**
 * At most one `save` revision per entry and person in this time, in milliseconds, and one audit entry for these changes.
 */
export const HISTORY_SAVE_INTERVAL = 5 * 60_000;

/** Revisions that the history list shows at once. */
export const HISTORY_PAGE = 20;
