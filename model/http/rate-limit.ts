import * as v from 'valibot';
import { time } from '../fields.ts';

/*
 * `rate_limit/{key}`, written and read by functions only. `{key}` is a keyed hash of the sender's address;
 * after `expires` the clean-up deletes the document.
 */

/** Counter of a sliding window: the moments of the uses in milliseconds since 1970; other values do not count. */
export const slidingWindowRecord = v.object({
  uses: v.pipe(
    v.array(v.unknown()),
    v.transform((uses) => uses.filter((use) => typeof use === 'number')),
  ),
  expires: time,
});

/** Counter of a fixed window. */
export const fixedWindowRecord = v.object({ count: v.number(), expires: time });
