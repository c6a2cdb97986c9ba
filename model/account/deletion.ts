import * as v from 'valibot';
import { time } from '../fields.ts';

/** What the owner of an account decides when deleting it. */
export const writableDeletion = {
  /** True: messages that are not marked to be kept are deleted too; false: they only lose their link to the account. */
  messages: v.boolean(),
};

/**
 * `account_deletion/{uid}`: an account whose owner asked for its deletion. Written before anything is deleted, so that the
 * clean-up can finish what was interrupted. Functions only.
 */
export const accountDeletionRecord = v.object({ ...writableDeletion, requested_date: time });
