import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { DISPLAY_NAME_MAX } from '../user.ts';
import { serverTime, text, writer, writerEmail } from './fields.ts';

/**
 * `user/{uid}` as stored. Its owner creates it without rights and changes name and locale; an admin changes
 * `is_admin` of others and may say who and when. Its owner deletes it with the account, unless they are an admin.
 */
export const userRecord = v.strictObject({
  is_admin: v.exactOptional(v.pipe(v.boolean(), v.metadata({ is: 'right' }))),
  email: writerEmail,
  display_name: text(DISPLAY_NAME_MAX),
  locale: v.picklist(LOCALES),
  created_date: serverTime,
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});
