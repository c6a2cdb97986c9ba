import * as v from 'valibot';
import { localeOrNull, serverTime, text, writer } from '../fields.ts';

/** `content_presence/{tab}`: one open editor; `{tab}` is a random id of the browser tab. */
export const contentPresenceRecord = v.object({
  /** `{collection}/{document id}` */
  entry: text(200),
  uid: writer,
  /** Language being written in. */
  locale: localeOrNull,
  seen_date: serverTime,
});

/** Milliseconds between two heartbeats of an open editor. */
export const PRESENCE_BEAT = 20_000;
/** Milliseconds without a heartbeat after which an editor counts as closed. */
export const PRESENCE_EXPIRY = 60_000;
