/** RFC 5321. */
export const EMAIL_LENGTH = 254;
export const UID_LENGTH = 128;
