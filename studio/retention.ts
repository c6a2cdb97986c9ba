/** Retention periods: the daily clean-up applies them, the privacy page states them. */
export const RETENTION_DAYS = {
  /** Contact messages in the bin, from the day of deletion. */
  deletedMessage: 30,
  errorReport: 90,
  /** Deleted entries of content, from their deletion. */
  deletedContent: 90,
  /** Groups of errors, from the latest report. */
  errorCount: 400,
  visits: 90,
} as const;

/** Calendar months after which a contact message is deleted, unless it is marked to be kept. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
