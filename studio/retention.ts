/** The daily clean-up applies these, the privacy page states them. */
export const RETENTION_DAYS = {
  /** In the bin. */
  deletedMessage: 30,
  errorReport: 90,
  deletedContent: 90,
  /** From the latest report of a group. */
  errorCount: 400,
  visits: 90,
} as const;

/** Not for a message that is marked to be kept. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
