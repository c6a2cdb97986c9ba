import * as v from 'valibot';
import { time } from '../fields.ts';

/** What the owner of an account decides when deleting it. */
const writableDeletion = {
  /** True: messages that are not marked to be kept are deleted too; false: they only lose their link to the account. */
  messages: v.boolean(),
};

/**
 * `account_deletion/{uid}`: an account whose owner asked for its deletion. Written before anything is deleted, so that the
 * clean-up can finish what was interrupted. Functions only.
 */
export const accountDeletionRecord = v.object({ ...writableDeletion, requested_date: time });

/**
 * `GET /api/account`: what is stored under the account of the sender, by place. Records as they are stored, times as ISO
 * texts. For the download, which no program reads.
 */
export interface AccountData {
  profile: Record<string, unknown> | null;
  messages: Record<string, unknown>[];
  /** Entries of the audit log that the account made as an admin. */
  audit_log: Record<string, unknown>[];
}

/** `POST /api/account`: deletes what is stored under the account of the sender. May be repeated. */
export const deleteAccountSchema = v.strictObject(writableDeletion);
export type DeleteAccountRequest = v.InferOutput<typeof deleteAccountSchema>;

/** Its answer. The sender deletes the account in Firebase Auth afterwards; where that fails, the clean-up does it. */
export interface DeletedAccount {
  deleted: true;
}
