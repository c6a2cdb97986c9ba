import * as v from 'valibot';
import { LOCALES } from '../locale.ts';
import { time } from '../stored-time.ts';

/** A stored time that the writer may choose. */
export { time };

/** A stored time that must be the server's when written. */
export const serverTime = v.pipe(time, v.metadata({ is: 'server time' }));

/** The uid of whoever writes the record. */
export const writer = v.pipe(v.string(), v.maxLength(128), v.metadata({ is: 'writer' }));

/** The e-mail address in the writer's token, '' where it has none. */
export const writerEmail = v.pipe(v.string(), v.maxLength(254), v.metadata({ is: 'writer email' }));

/** @param length in characters */
export const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

/** The same in both languages. */
export const bilingual = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.strictObject({ en: entry, id: entry });

/** A language, or null where a record concerns both or neither. */
export const localeOrNull = v.nullable(v.picklist(LOCALES));

/** Who changed a record and when, on every change by an admin. */
export const stamp = { updated_by: writer, updated_date: serverTime };
