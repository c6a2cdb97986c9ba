/** The daily clean-up applies these, the privacy page states them. */
export const RETENTION_DAYS = {
  deletedMessage: 30,
  errorReport: 90,
  deletedContent: 90,
  errorCount: 400,
  visits: 90,
} as const;

/** Messages that are marked to be kept stay. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
