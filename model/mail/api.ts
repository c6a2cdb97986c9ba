import * as v from 'valibot';
import { MAIL_DELIVERIES, MAIL_LIMITS, mailRecord, mailSettingsRecord } from './mail.ts';
import { LOCALES } from '../locale.ts';

/** A mail in the list of problems. */
export const mailRowSchema = v.object({
  ...v.pick(mailRecord, ['kind', 'subject', 'state', 'attempts', 'error']).entries,
  id: v.string(),
  /** Milliseconds since 1970. */
  created: v.number(),
});
export type MailRow = v.InferOutput<typeof mailRowSchema>;

/** `GET /api/admin/mail`; also the answer to every change. */
export const mailStatusSchema = v.object({
  /** False where no mail server is configured: nothing is sent. */
  configured: v.boolean(),
  settings: mailSettingsRecord,
  /** Mails that are still to be sent. */
  waiting: v.number(),
  /** Mails that were not sent, or not certainly, newest first. */
  problems: v.array(mailRowSchema),
  /** After `send_again`: whether the mail server took the mail now. */
  sent: v.optional(v.boolean()),
});
export type MailStatus = v.InferOutput<typeof mailStatusSchema>;

/** `POST /api/admin/mail` */
export const mailChangeSchema = v.variant('action', [
  v.strictObject({
    action: v.literal('send_again'),
    id: v.pipe(v.string(), v.maxLength(MAIL_LIMITS.id), v.regex(/^[a-z]+-[\w-]+$/)),
  }),
  v.strictObject({
    action: v.literal('set'),
    delivery: v.picklist(MAIL_DELIVERIES),
    locale: v.picklist(LOCALES),
  }),
]);
export type MailChange = v.InferOutput<typeof mailChangeSchema>;
