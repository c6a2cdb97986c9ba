import * as v from 'valibot';
import { LOCALES } from './locale.ts';

/**
 * What a person may say of themselves in `user/{uid}`. `is_admin` and `created_date` are kept apart:
 * the rules decide who sets them.
 */
export const userProfileSchema = v.strictObject({
  email: v.pipe(v.string(), v.maxLength(254)),
  display_name: v.pipe(v.string(), v.trim(), v.maxLength(80)),
  locale: v.picklist(LOCALES),
});

export type UserProfile = v.InferOutput<typeof userProfileSchema>;
