import * as v from 'valibot';

/**
 * Documents over which the counts of a day are spread, so that events that arrive together seldom wait for the same one.
 * Also the reads of a day. Raising it needs nothing else.
 */
export const DAY_COUNT_SHARDS = 5;

/** The count of a day, as the pages get it. */
export const dayCountSchema = v.object({ day: v.pipe(v.string(), v.isoDate()), count: v.number() });
export type DayCount = v.InferOutput<typeof dayCountSchema>;
