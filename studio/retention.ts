/** The daily clean-up applies these, the privacy page states them. */
export const RETENTION_DAYS = {
  deletedMessage: 30,
  /** Suspected, or marked by an admin. */
  spam: 30,
  errorReport: 90,
  deletedContent: 90,
  errorCount: 400,
  visits: 90,
  /** Longer than backups of the database (`deploy/setup.sh`): one that is restored lacks the records of newer pictures. */
  unrecordedPicture: 35,
} as const;

/** Messages that are marked to be kept stay. */
export const CONTACT_MESSAGE_RETENTION_MONTHS = 24;
