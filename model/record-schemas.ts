import * as v from 'valibot';
import { inEachLocale } from '#studio/locale.ts';
import { isRecord } from './is-record.ts';
import { EMAIL_LENGTH, UID_LENGTH } from './lengths.ts';

export interface StoredTime {
  toMillis(): number;
}

export const isStoredTime = (value: unknown): value is StoredTime =>
  isRecord(value) && typeof value['toMillis'] === 'function';

export const time = v.pipe(
  v.custom<StoredTime>(isStoredTime, 'not a time'),
  v.transform((stored) => stored.toMillis()),
);

export const serverTime = v.pipe(time, v.metadata({ is: 'server time' }));

export const writer = v.pipe(v.string(), v.maxLength(UID_LENGTH), v.metadata({ is: 'writer' }));

/** E-mail address in the writer's token, '' for none. */
export const writerEmail = v.pipe(
  v.string(),
  v.maxLength(EMAIL_LENGTH),
  v.metadata({ is: 'writer email' }),
);

export const text = (length: number) => v.pipe(v.string(), v.maxLength(length));

export const bilingual = <Entry extends v.GenericSchema>(entry: Entry) =>
  v.object(inEachLocale(() => entry));

export const stamp = { updated_by: writer, updated_date: serverTime };

/** Times in the type of the writing code (`FieldValue`, `Date`). */
export type Stored<Record, Time> = Record extends StoredTime
  ? Time
  : Record extends object
    ? { [Key in keyof Record]: Stored<Record[Key], Time> }
    : Record;

/** Firestore keeps them for itself (https://firebase.google.com/docs/firestore/quotas). */
export const RESERVED_NAME = /^__.*__$/;

const isFree = v.check((id: string) => !RESERVED_NAME.test(id));

/** Id in a request of a document that this site made. */
export const documentId = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/), isFree);

/** Id in a request of an account or its document, which may be made elsewhere. */
export const anyDocumentId = v.pipe(v.string(), v.regex(/^(?!\.{1,2}$)[^/]{1,200}$/), isFree);
