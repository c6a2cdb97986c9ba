/** How long records are kept: the nightly clean-up deletes them, the privacy page names the periods. */
export const RETENTION_DAYS = {
  /** Contact messages in the bin, counted from the day they were moved there. */
  deletedMessage: 30,
  errorReport: 90,
  /** Groups of errors, counted from their latest report. */
  errorCount: 400,
  /** Counts of visits of a day. */
  visits: 90,
} as const;

/** Calendar months after which a contact message is deleted, counted from its arrival, unless it is marked to be kept. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
