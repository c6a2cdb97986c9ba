import type { ContentKind } from '../content/kinds.ts';

/** Most messages without a notification that are counted; it is then "so many or more". */
export const NOT_NOTIFIED_COUNTED = 100;

/** The answer to `GET /api/admin/dashboard`: what an admin has to do. */
export interface Dashboard {
  /** Messages that nobody has taken up. */
  newMessages: number;
  /** Ids of unanswered messages of which no mail told the studio, `NOT_NOTIFIED_COUNTED` at most. */
  notNotified: string[];
  /** Open errors that began within the last `NEW_ERROR_DAYS` (`model/errors/group.ts`). */
  newErrors: number;
  /** Texts of each kind in a state that the kind's list can be filtered by, both languages together. */
  content: {
    kind: ContentKind;
    scheduled: number;
    /** Published, and the draft differs since. */
    changed: number;
  }[];
}
