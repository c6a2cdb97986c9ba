/**
 * How long records are kept. The daily clean-up applies these periods and the privacy page states them; no other file
 * declares one.
 */
export const RETENTION_DAYS = {
  /** Contact messages in the bin, counted from the day they were moved there. */
  deletedMessage: 30,
  errorReport: 90,
  /** Deleted entries of content, counted from their deletion. */
  deletedContent: 90,
  /** Groups of errors, counted from their latest report. */
  errorCount: 400,
  /** Counts of visits of a day. */
  visits: 90,
} as const;

/** Calendar months after which a contact message is deleted, counted from its arrival, unless it is marked to be kept. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
