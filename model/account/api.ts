import * as v from 'valibot';
import { time } from '../record-schemas.ts';

const writableDeletion = {
  /** True: deleted, unless marked to be kept; false: they lose their link to the account. */
  messages: v.boolean(),
};

/** `account_deletion/{uid}`: written first, so that the clean-up can finish. */
export const accountDeletionRecord = v.object({ ...writableDeletion, requested_date: time });

export interface AccountData {
  profile: Record<string, unknown> | null;
  messages: Record<string, unknown>[];
  audit_log: Record<string, unknown>[];
}

/** `POST /api/account`: deletes what is stored under the sender's account; may be repeated. */
export const deleteAccountSchema = v.strictObject(writableDeletion);
export type DeleteAccountRequest = v.InferOutput<typeof deleteAccountSchema>;

/** The sender deletes the account in Auth afterwards, or else the clean-up does. */
export interface DeletedAccount {
  deleted: true;
}
