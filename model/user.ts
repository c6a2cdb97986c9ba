import * as v from 'valibot';
import { LOCALES } from './locale.ts';
import { storedTime } from './stored-time.ts';

/** Fewest characters of a password that the site accepts; Firebase itself would take six. */
export const PASSWORD_MIN = 8;
/** Most characters of a name that a person gives themselves. */
export const DISPLAY_NAME_MAX = 80;

/** `user/{uid}` as read back; only `is_admin === true` makes an admin, whatever else the document holds. */
export const storedUserSchema = v.object({
  is_admin: v.exactOptional(v.boolean(), false),
  email: v.exactOptional(v.string(), ''),
  display_name: v.exactOptional(v.string(), ''),
  locale: v.exactOptional(v.picklist(LOCALES), 'en'),
  created_date: v.exactOptional(storedTime),
});
export type StoredUser = v.InferOutput<typeof storedUserSchema>;
