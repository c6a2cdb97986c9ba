import * as v from 'valibot';
import { localeOrNull, serverTime, text, writer } from '../fields.ts';
import { EMAIL_LENGTH } from '../lengths.ts';

/** Upper lengths in characters. */
export const PRESENCE_LIMITS = { entry: 200, name: EMAIL_LENGTH } as const;

/** `content_presence/{tab}`: one open editor; `{tab}` is a random id of the browser tab. */
export const contentPresenceRecord = v.object({
  /** `{collection}/{document id}` */
  entry: text(PRESENCE_LIMITS.entry),
  uid: writer,
  /** Display name or e-mail address as the writer gives it; colleagues see the name that belongs to the uid. */
  name: text(PRESENCE_LIMITS.name),
  /** Language being written in. */
  locale: localeOrNull,
  seen_date: serverTime,
});

/** Milliseconds between two heartbeats of an open editor. */
export const PRESENCE_BEAT = 20_000;
/** Milliseconds without a heartbeat after which an editor counts as closed. */
export const PRESENCE_EXPIRY = 60_000;
