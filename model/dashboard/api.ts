import type { ContentType } from '../content/content-types.ts';

/** Beyond it, "so many or more". */
export const NOT_NOTIFIED_COUNTED = 100;

/** `GET /api/admin/dashboard` */
export interface Dashboard {
  newMessages: number;
  /** Ids of unanswered messages, `NOT_NOTIFIED_COUNTED` at most. */
  notNotified: string[];
  /** Began within the last `NEW_ERROR_DAYS` (`model/errors/group.ts`). */
  newErrors: number;
  /** Null if the pages show everything, or follow deliveries alone. */
  earlierPages: {
    /** In milliseconds since 1970; null for the state of the last delivery. */
    at: number | null;
    /** Why the last attempt to renew them failed. */
    problem: string | null;
  } | null;
  content: {
    type: ContentType;
    scheduled: number;
    /** The draft differs from what is published. */
    changed: number;
  }[];
}
