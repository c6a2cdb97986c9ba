/** Most characters of an e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;
/** Most characters of an account's uid. */
export const UID_LENGTH = 128;
/** Most characters of the id of an audit entry. */
export const AUDIT_ENTRY_ID_LENGTH = 40;
