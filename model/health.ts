import * as v from 'valibot';
import type { Stored } from './fields.ts';
import { time } from './fields.ts';

/** What leaves a record of its last run: document ids of the collection `health`. */
export const HEALTH_NAMES = ['clean_up'] as const;
export type HealthName = (typeof HEALTH_NAMES)[number];

/** `health/clean_up`: how the last run ended. Written by functions, read by admins. */
export const healthRecord = v.object({
  /** False where a part of it failed; the log has the reasons. */
  ok: v.boolean(),
  /** Records deleted. */
  count: v.number(),
  /** When it ended. */
  date: time,
});
export type HealthRecord<Time> = Stored<v.InferInput<typeof healthRecord>, Time>;

/** Days after which a run is overdue: the clean-up runs every night. */
export const OVERDUE_DAYS: Record<HealthName, number> = { clean_up: 2 };
