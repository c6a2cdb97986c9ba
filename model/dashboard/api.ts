import type { Bilingual, Locale } from '#studio/locale.ts';
import type { ContentType } from '../content/type-names.ts';
import type { VisitsAnswer } from '../visits/counts.ts';

/** Beyond it, "so many or more". */
export const NOT_NOTIFIED_COUNTED = 80;

export const NEWEST_SHOWN = 3;

/** Of views: the last week beside the one before. */
export const DASHBOARD_DAYS = 14;

interface ScheduledText {
  type: ContentType;
  id: string;
  name: Bilingual<string>;
  locale: Locale;
  /** In milliseconds since 1970. */
  at: number;
}

/** `GET /api/admin/dashboard` */
export interface Dashboard {
  newMessages: number;
  /** `NEWEST_SHOWN` at most; `text` is the first line. */
  newest: { id: string; name: string; text: string }[];
  spam: number;
  /** Ids of unanswered messages without a mail to the studio, `NOT_NOTIFIED_COUNTED` at most. */
  notNotified: string[];
  /** Began since yesterday. */
  newErrors: number;
  /** False where pages follow deliveries alone. */
  isReleased: boolean;
  /** Null if the pages show everything, or follow deliveries alone. */
  earlierPages: {
    /** In milliseconds since 1970; null for the state of the last delivery. */
    at: number | null;
    /** Why the last attempt to renew them failed. */
    problem: string | null;
    /** Since when they are being renewed, in milliseconds since 1970; null if they are not. */
    since: number | null;
  } | null;
  /** Of the last `DASHBOARD_DAYS`, oldest first. */
  days: Pick<VisitsAnswer['days'][number], 'day' | 'views'>[];
  /** Entries whose schedule a problem stopped, whose draft differs from what is published, and that need a translation. */
  content: { type: ContentType; failed: number; changed: number; attention: number }[];
  /** The next comes first. */
  scheduled: ScheduledText[];
}

/** `POST /api/admin/release` */
export interface ReleaseAnswer {
  /** Since when another release is under way, in milliseconds since 1970. */
  since: number | null;
}
