import type { ContentType } from '../content/content-types.ts';

/** Beyond it, "so many or more". */
export const NOT_NOTIFIED_COUNTED = 100;

/** The answer to `GET /api/admin/dashboard`: what an admin has to do. */
export interface Dashboard {
  newMessages: number;
  /** Ids of unanswered messages without a notification, `NOT_NOTIFIED_COUNTED` at most. */
  notNotified: string[];
  /** Open errors that began within the last `NEW_ERROR_DAYS` (`model/errors/group.ts`). */
  newErrors: number;
  /** What the site's pages show while something newer is public; null where they show everything, or follow deliveries alone. */
  earlierPages: {
    /** When that was read, in milliseconds since 1970; null for the state of the last delivery. */
    at: number | null;
    /** Why the last attempt to renew them failed. */
    problem: string | null;
  } | null;
  content: {
    type: ContentType;
    scheduled: number;
    /** Published, and the draft differs since. */
    changed: number;
  }[];
}
