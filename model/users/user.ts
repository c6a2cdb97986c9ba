import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { anyDocumentId, serverTime, text, writer, writerEmail } from '../fields.ts';

/** Fewest characters of a password that the site accepts; Firebase itself accepts six. */
export const PASSWORD_MIN = 8;
/** Most characters of a display name. */
export const DISPLAY_NAME_MAX = 80;

/**
 * `user/{uid}`. Its owner creates it without rights and changes name and locale; the function `users` changes `is_admin`
 * and says for whom and when. Only `is_admin === true` makes an admin. A document that lacks the other
 * fields (written by hand, or by `admin:grant`) is still read.
 */
export const userRecord = v.object({
  is_admin: v.exactOptional(v.pipe(v.boolean(), v.metadata({ is: 'right' })), false),
  email: v.fallback(writerEmail, ''),
  display_name: v.fallback(text(DISPLAY_NAME_MAX), ''),
  locale: v.fallback(v.picklist(LOCALES), 'en'),
  /** 0 where the document has none. */
  created_date: v.fallback(serverTime, 0),
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
export type StoredUser = v.InferOutput<typeof userRecord>;

/** Also the id of the account's document. */
const uid = v.pipe(anyDocumentId, v.maxLength(128));

/** `POST /api/admin/users`, which grants or withdraws the rights of an admin, and its answer: what now holds. */
export const adminRightSchema = v.strictObject({ uid, is_admin: v.boolean() });
export type AdminRight = v.InferOutput<typeof adminRightSchema>;
