/**
 * How long records are kept. The daily clean-up applies these periods and the privacy page states them; no other file
 * declares one.
 */
export const RETENTION_DAYS = {
  /** Temporary images that were uploaded and never published. */
  previewImage: 1,
  /** Pictures that nothing uses, counted from the first night that found them so. */
  unusedPicture: 30,
  /** Contact messages in the bin, counted from the day they were moved there. */
  deletedMessage: 30,
  errorReport: 90,
  /** Groups of errors, counted from their latest report, and counts of days. */
  errorCount: 400,
  /** Heartbeats of open editors; a tab that crashed leaves its last one behind. */
  presence: 1,
} as const;

/** Calendar months after which a contact message is deleted, counted from its arrival, unless it is marked to be kept. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;

/** Calendar months for which the counts of visits are kept. */
export const VISIT_RETENTION_MONTHS = 25;
