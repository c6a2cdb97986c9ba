import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { anyDocumentId, serverTime, text, writer, writerEmail } from '../fields.ts';

/** Firebase itself accepts six. */
export const PASSWORD_MIN = 8;
export const DISPLAY_NAME_MAX = 80;

/**
 * `user/{uid}`. Its owner creates it and changes name and locale; the function `admin` changes `is_admin`. A document
 * without the other fields (made by hand) is read too.
 */
export const userRecord = v.object({
  is_admin: v.exactOptional(v.pipe(v.boolean(), v.metadata({ is: 'right' })), false),
  email: v.fallback(writerEmail, ''),
  display_name: v.fallback(text(DISPLAY_NAME_MAX), ''),
  locale: v.fallback(v.picklist(LOCALES), 'en'),
  created_date: v.fallback(serverTime, 0),
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
export type StoredUser = v.InferOutput<typeof userRecord>;

const uid = v.pipe(anyDocumentId, v.maxLength(128));

/** `POST /api/admin/users` and its answer. */
export const adminRightSchema = v.strictObject({ uid, is_admin: v.boolean() });
export type AdminRight = v.InferOutput<typeof adminRightSchema>;
