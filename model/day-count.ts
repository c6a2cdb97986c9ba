import * as v from 'valibot';

/**
 * Documents over which the count of a day is spread, so that events that arrive together seldom wait for the same one.
 * Also the reads of a day. Raising it needs nothing else.
 */
export const DAY_COUNT_SHARDS = 3;

/** `{collection}/{yyyy-mm-dd}_{shard}`: one of the `DAY_COUNT_SHARDS` parts of a day's count (Jakarta time). */
export const dayCountRecord = v.object({
  day: v.string(),
  count: v.number(),
  /** When Firestore deletes it (`firestore.indexes.json`), which alone reads it. */
  expire_date: v.exactOptional(v.unknown()),
});

/** The count of a day, as the pages get it. */
export const dayCountSchema = v.object({ day: v.pipe(v.string(), v.isoDate()), count: v.number() });
export type DayCount = v.InferOutput<typeof dayCountSchema>;
