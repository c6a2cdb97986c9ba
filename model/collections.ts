export const COLLECTIONS = {
  user: 'user',
  errorReport: 'error_report',
  contactMessage: 'contact_message',
  blogPost: 'blog_post',
  portfolioItem: 'portfolio_item',
  testimonial: 'testimonial',
  page: 'page',
  studio: 'studio',
  /** What visitors get; functions only. */
  blogPublication: 'blog_publication',
  portfolioPublication: 'portfolio_publication',
  testimonialPublication: 'testimonial_publication',
  pagePublication: 'page_publication',
  studioPublication: 'studio_publication',
  /** What is published of each type, in one document; functions only. */
  contentList: 'content_list',
  appVersion: 'app_version',
  /** What the files of the site show; functions only. */
  release: 'release',
  rateLimit: 'rate_limit',
  auditLog: 'audit_log',
  /** By fingerprint; functions only. */
  errorGroup: 'error_group',
  /** Accounts that are being deleted; functions only. */
  accountDeletion: 'account_deletion',
  /** Functions only. */
  picture: 'picture',
  /** To drafts; functions only. */
  previewLink: 'preview_link',
  /** By day; functions only. */
  visitDay: 'visit_day',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

/** Of every content record: its earlier texts. */
export const HISTORY_COLLECTION = 'history';

/** `contact_message/{id}/private/notes`: the sub-collection's one document. */
export const MESSAGE_NOTES = { collection: 'private', document: 'notes' } as const;

/** The rules refuse a sender's list query without it. */
export const OWN_MESSAGES_LIMIT = 50;
