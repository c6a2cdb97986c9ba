export const COLLECTIONS = {
  user: 'user',
  errorReport: 'error_report',
  contactMessage: 'contact_message',
  blogPost: 'blog_post',
  portfolioItem: 'portfolio_item',
  testimonial: 'testimonial',
  page: 'page',
  studio: 'studio',
  /** Publications: functions alone read and write them. */
  blogPublication: 'blog_publication',
  portfolioPublication: 'portfolio_publication',
  testimonialPublication: 'testimonial_publication',
  pagePublication: 'page_publication',
  studioPublication: 'studio_publication',
  contentList: 'content_list',
  appVersion: 'app_version',
  release: 'release',
  rateLimit: 'rate_limit',
  auditLog: 'audit_log',
  errorGroup: 'error_group',
  accountDeletion: 'account_deletion',
  picture: 'picture',
  previewLink: 'preview_link',
  visitDay: 'visit_day',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

export const HISTORY_COLLECTION = 'history';

/** `contact_message/{id}/private/notes`: the sub-collection's one document. */
export const MESSAGE_NOTES = { collection: 'private', document: 'notes' } as const;

/** The rules refuse a sender's list query without it. */
export const OWN_MESSAGES_LIMIT = 50;
