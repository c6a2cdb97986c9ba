import * as v from 'valibot';
import { PRESENCE_LIMITS } from '../content-presence.ts';
import { localeOrNull, serverTime, text, writer } from './fields.ts';

/** `content_presence/{tab}` as stored. */
export const contentPresenceRecord = v.strictObject({
  entry: text(PRESENCE_LIMITS.entry),
  uid: writer,
  name: text(PRESENCE_LIMITS.name),
  locale: localeOrNull,
  seen_date: serverTime,
});
