/** Names of the Firestore collections. */
export const COLLECTIONS = {
  user: 'user',
  errorReport: 'error_report',
  contactMessage: 'contact_message',
  blogPost: 'blog_post',
  portfolioItem: 'portfolio_item',
  testimonial: 'testimonial',
  page: 'page',
  /** What visitors get of each type; functions only (`model/content/publication.ts`). */
  blogPublication: 'blog_publication',
  portfolioPublication: 'portfolio_publication',
  testimonialPublication: 'testimonial_publication',
  pagePublication: 'page_publication',
  /** What is published of each type, in one document; functions only (`model/content/list-document.ts`). */
  contentList: 'content_list',
  appVersion: 'app_version',
  /** What the files of the site show; functions only (`functions/src/release/state.ts`). */
  release: 'release',
  rateLimit: 'rate_limit',
  auditLog: 'audit_log',
  /** Error reports counted by fingerprint; functions only (`model/errors/group.ts`). */
  errorGroup: 'error_group',
  /** Accounts that are being deleted; functions only (`model/account/api.ts`). */
  accountDeletion: 'account_deletion',
  /** Uploaded pictures; functions only (`model/pictures/picture.ts`). */
  picture: 'picture',
  /** Links to drafts; functions only (`model/preview-links/api.ts`). */
  previewLink: 'preview_link',
  /** Views counted by day; functions only (`model/visits/counts.ts`). */
  visitDay: 'visit_day',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];

/** Sub-collection of every content record: its earlier texts (`model/content/snapshot.ts`). */
export const HISTORY_COLLECTION = 'history';

/** `contact_message/{id}/private/notes`: the one document of this sub-collection. */
export const MESSAGE_NOTES = { collection: 'private', document: 'notes' } as const;

/** Most of their own messages that a sender's list query may ask for; without a limit it is refused. */
export const OWN_MESSAGES_LIMIT = 50;
