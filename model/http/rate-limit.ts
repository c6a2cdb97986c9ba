import * as v from 'valibot';
import { time } from '../fields.ts';

/**
 * `rate_limit/{key}`, written and read by functions only: the uses of a window that ends at `expires`. `{key}` is a keyed
 * hash of the sender's address; Firestore deletes the document after `expires`.
 */
export const rateLimitRecord = v.object({ count: v.number(), expires: time });
