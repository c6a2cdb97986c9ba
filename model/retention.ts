/** Retention of what the daily clean-up deletes, in days. */
export const RETENTION_DAYS = { previewImage: 1, errorReport: 90 } as const;
