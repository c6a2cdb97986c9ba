import type { Bilingual, Locale } from '#studio/locale.ts';
import type { ContentType } from '../content/type-names.ts';
import type { VisitsAnswer } from '../visits/counts.ts';

/** Counted up to this; beyond it, "so many or more". */
export const NOT_NOTIFIED_COUNTED = 80;

export const NEWEST_SHOWN = 3;

/** Share of the list document from which the dashboard warns: some hundred entries are left. */
export const WARNED_SHARE = 0.8;

export const DASHBOARD_DAYS = 14;

interface ScheduledText {
  type: ContentType;
  id: string;
  name: Bilingual<string>;
  locale: Locale;
  /** Milliseconds since 1970; null if it did not become public at its moment. */
  at: number | null;
}

export interface Dashboard {
  newMessages: number;
  newest: { id: string; name: string; text: string }[];
  spam: number;
  notNotified: string[];
  newErrors: number;
  hasReleases: boolean;
  /** Null if the pages show everything, or if only deliveries change them. */
  earlierPages: {
    /** Time of the state that they show, in milliseconds since 1970; null for that of the last delivery. */
    at: number | null;
    problem: string | null;
    /** Start of the release that is running, in milliseconds since 1970; null if none is. */
    since: number | null;
  } | null;
  days: Pick<VisitsAnswer['days'][number], 'day' | 'views'>[];
  /**
   * Entries whose draft differs from what is published, and that need a translation. `usedShare` of the list document: null
   * below `WARNED_SHARE`.
   */
  content: { type: ContentType; changed: number; attention: number; usedShare: number | null }[];
  /** Those that failed, then the next. */
  scheduled: ScheduledText[];
}

export interface ReleaseAnswer {
  since: number | null;
}
