/** Most characters of an e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;
/** Most characters of an account's uid. */
export const UID_LENGTH = 128;
