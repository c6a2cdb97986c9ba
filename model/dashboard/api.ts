import * as v from 'valibot';
import { CONTENT_KINDS } from '../content/kinds.ts';

/** Most messages without a notification that are counted; it is then "so many or more". */
export const NOT_NOTIFIED_COUNTED = 100;

/** The answer to `GET /api/admin/dashboard`: what an admin has to do. */
export const dashboardSchema = v.object({
  /** Messages that nobody has taken up. */
  newMessages: v.number(),
  /** Ids of unanswered messages of which no mail told the studio, `NOT_NOTIFIED_COUNTED` at most. */
  notNotified: v.array(v.string()),
  /** Open errors that began within the last `NEW_ERROR_DAYS` (`model/errors/group.ts`). */
  newErrors: v.number(),
  /** Texts of each kind in a state that the kind's list can be filtered by, both languages together. */
  content: v.array(
    v.object({
      kind: v.picklist(CONTENT_KINDS),
      scheduled: v.number(),
      /** Published, and the draft differs since. */
      changed: v.number(),
    }),
  ),
});
export type Dashboard = v.InferOutput<typeof dashboardSchema>;
