/** Names of the Firestore collections; no other file spells them. */
export const COLLECTIONS = {
  user: 'user',
  errorReport: 'error_report',
  contactMessage: 'contact_message',
  blogPost: 'blog_post',
  portfolioItem: 'portfolio_item',
  testimonial: 'testimonial',
  appVersion: 'app_version',
  rateLimit: 'rate_limit',
  auditLog: 'audit_log',
} as const;

export type CollectionName = (typeof COLLECTIONS)[keyof typeof COLLECTIONS];
