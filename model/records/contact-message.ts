import * as v from 'valibot';
import { CONTACT_LIMITS } from '../contact-limits.ts';
import { MESSAGE_STATUSES } from '../contact-message.ts';
import { LOCALES } from '../locale.ts';
import { PACKAGES } from '../packages.ts';
import { serverTime, stamp, text, writer } from './fields.ts';

/**
 * `contact_message/{id}` as stored, written by the function `contact`. `uid` is the sender's where one was
 * signed in: they may read it. Admins change `status`, and say who and when.
 */
export const contactMessageRecord = v.strictObject({
  reference: text(40),
  name: text(CONTACT_LIMITS.name),
  email: text(CONTACT_LIMITS.email),
  company: v.exactOptional(text(CONTACT_LIMITS.company)),
  package: v.exactOptional(v.picklist(PACKAGES)),
  message: text(CONTACT_LIMITS.message.max),
  locale: v.picklist(LOCALES),
  page: text(CONTACT_LIMITS.page),
  uid: v.exactOptional(text(128)),
  status: v.picklist(MESSAGE_STATUSES),
  created_date: serverTime,
  updated_by: v.exactOptional(writer),
  updated_date: v.exactOptional(serverTime),
});

/**
 * `contact_message/{id}/private/notes`: what admins note about a message. It stands apart because the sender
 * may read the message, and whoever may read a document reads all of it (docs/decisions/0012).
 */
export const messageNotesRecord = v.strictObject({
  notes: text(CONTACT_LIMITS.notes),
  ...stamp,
});
