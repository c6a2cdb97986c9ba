import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/limits.ts';
import { dayCountSchema } from '../day-count.ts';

/** Query of `GET /api/admin/dashboard`: errors that began after this are new, in milliseconds since 1970. */
export const dashboardQuerySchema = v.object({
  since: v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number)),
});

/** Most new errors that are counted; it is then "so many or more". */
export const NEW_ERRORS_COUNTED = 100;

/** The answer to `GET /api/admin/dashboard?since={time}`: the numbers of the dashboard. */
export const dashboardSchema = v.object({
  /** Messages that nobody has answered: the new ones by age, and those that somebody works on. */
  messages: v.object({
    overWeek: v.number(),
    overDay: v.number(),
    fresh: v.number(),
    inProgress: v.number(),
  }),
  content: v.array(
    v.object({
      kind: v.picklist(CONTENT_KINDS),
      live: v.object({ en: v.number(), id: v.number() }),
      /** Texts with a publishing time in the future, both languages together. */
      scheduled: v.number(),
      /** Entries published in exactly one language. */
      half: v.number(),
      /** Texts whose other language changed later. */
      outdated: v.number(),
    }),
  ),
  errors: v.object({
    /** Reports per day of the last `ERROR_DAYS`, oldest first, today last. */
    days: v.array(dayCountSchema),
    /** Open errors that began after `since`, `NEW_ERRORS_COUNTED` at most. */
    began: v.number(),
  }),
});
export type Dashboard = v.InferOutput<typeof dashboardSchema>;
export type ContentCounts = Dashboard['content'][number];
