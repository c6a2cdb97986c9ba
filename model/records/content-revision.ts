import * as v from 'valibot';
import { HISTORY_REASONS } from '../content-history.ts';
import { blogPostRecord, portfolioItemRecord, sharedFields, testimonialRecord } from './content.ts';
import { localeOrNull, serverTime, writer } from './fields.ts';

const revision = {
  reason: v.picklist(HISTORY_REASONS),
  locale: localeOrNull,
  saved_by: writer,
  saved_date: serverTime,
};

/** `blog_post/{id}/history/{revision}` as stored; revisions are never changed or deleted. */
export const blogPostRevision = v.strictObject({
  ...revision,
  draft: blogPostRecord.entries.draft,
  shared: v.strictObject(sharedFields.blog),
});

/** `portfolio_item/{id}/history/{revision}` as stored. */
export const portfolioItemRevision = v.strictObject({
  ...revision,
  draft: portfolioItemRecord.entries.draft,
  shared: v.strictObject(sharedFields.portfolio),
});

/** `testimonial/{id}/history/{revision}` as stored. */
export const testimonialRevision = v.strictObject({
  ...revision,
  draft: testimonialRecord.entries.draft,
  shared: v.strictObject(sharedFields.testimonials),
});
