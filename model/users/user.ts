import * as v from 'valibot';
import { LOCALES } from '#studio/locale.ts';
import { EMAIL_LENGTH } from '../lengths.ts';
import { anyDocumentId, serverTime, text, writer, writerEmail } from '../record-schemas.ts';

/** Firebase itself accepts six. */
export const PASSWORD_MIN = 8;
export const DISPLAY_NAME_MAX = 80;

/** `user/{uid}`: its owner creates it without rights and changes name and locale. Only `is_admin` need be valid. */
export const userRecord = v.object({
  is_admin: v.exactOptional(v.pipe(v.boolean(), v.metadata({ is: 'right' })), false),
  /** Ways of signing in that have the admin right (`./admin-right.ts`); functions write them. */
  admin_sign_ins: v.exactOptional(v.array(v.string())),
  /** Sessions from before have ended: seconds since 1970, as the token's `auth_time`. Functions write it. */
  sessions_valid_since: v.exactOptional(v.number()),
  /** Cannot sign in; functions write it. */
  disabled: v.exactOptional(v.boolean(), false),
  email: v.fallback(writerEmail, ''),
  display_name: v.fallback(text(DISPLAY_NAME_MAX), ''),
  locale: v.fallback(v.picklist(LOCALES), 'en'),
  created_date: v.fallback(serverTime, 0),
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
export type StoredUser = v.InferOutput<typeof userRecord>;

const uid = v.pipe(anyDocumentId, v.maxLength(128));

export const userChangeSchema = v.union([
  v.strictObject({ uid, is_admin: v.boolean() }),
  v.strictObject({ uid, disabled: v.boolean() }),
]);
export type UserChange = v.InferOutput<typeof userChangeSchema>;
export type AdminRight = Extract<UserChange, { is_admin: boolean }>;

export const ownEmailSchema = v.strictObject({
  email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(EMAIL_LENGTH), v.email()),
});
export type OwnEmail = v.InferOutput<typeof ownEmailSchema>;

/** `POST /api/account/password`; Auth's own upper limit. */
export const ownPasswordSchema = v.strictObject({
  password: v.pipe(v.string(), v.minLength(PASSWORD_MIN), v.maxLength(4096)),
});
