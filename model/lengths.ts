/** RFC 5321. */
export const EMAIL_LENGTH = 254;
/** Of an account. */
export const UID_LENGTH = 128;
