import type { ArticleText, ContentRecord, Cover, TestimonialText } from './content.ts';
import type { Locale } from './locale.ts';

/** Why an earlier state was kept: texts published or withdrawn, a pause in writing, a restored state, a deletion. */
export const HISTORY_REASONS = ['publish', 'unpublish', 'save', 'restore', 'delete'] as const;
export type HistoryReason = (typeof HISTORY_REASONS)[number];

/**
 * `{blog_post|portfolio_item|testimonial}/{id}/history/{auto id}`: what an entry was at a moment.
 * Admins read and create them (`saved_by` is the writer, `saved_date` the server's time); nobody changes
 * or deletes one. It outlives its record, so that a deleted entry can be brought back.
 */
export interface HistoryRecord<Time, Text = ArticleText | TestimonialText> {
  reason: HistoryReason;
  /** The language that was published, withdrawn or written in; null where both or neither. */
  locale: Locale | null;
  draft: ContentRecord<Text, Time>['draft'];
  /** The record's other fields that people edit; only those of its kind. */
  shared: {
    slug?: string;
    cover?: Cover | null;
    link?: string;
    order?: number;
    person?: string;
  };
  saved_by: string;
  saved_date: Time;
}

/** At most one `save` record per entry and editor in this time, in milliseconds. */
export const HISTORY_SAVE_INTERVAL = 5 * 60_000;

/** Records that the history list shows at once. */
export const HISTORY_PAGE = 20;
