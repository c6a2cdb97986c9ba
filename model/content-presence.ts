import type { Locale } from './locale.ts';

/**
 * `content_presence/{tab}`: one open editor; `{tab}` is a random id of the browser tab. Admins read all of
 * them, and create, update and delete their own (`uid` is the writer, `seen_date` the server's time).
 */
export interface ContentPresence<Time> {
  /** `{collection}/{document id}`. */
  entry: string;
  uid: string;
  /** What colleagues are shown: display name or e-mail address. */
  name: string;
  /** Language being written in, or null. */
  locale: Locale | null;
  seen_date: Time;
}

export const PRESENCE_LIMITS = { entry: 200, name: 254 } as const;

/** Milliseconds between two signs of life, and after which a silent editor counts as gone. */
export const PRESENCE_BEAT = 20_000;
export const PRESENCE_EXPIRY = 60_000;
