import * as v from 'valibot';
import { normaliseTyped } from '../typed-text.ts';
import { NOTE_LENGTH } from './confirmation.ts';

/** `POST /preview/{token}`, as a form: the answer of a client who was asked for a confirmation. */
export const answerSchema = v.variant('answer', [
  v.strictObject({
    answer: v.literal('confirm'),
    /** The digest of the words that the page showed. */
    shown: v.pipe(v.string(), v.regex(/^[\w-]{43}$/)),
  }),
  v.strictObject({
    answer: v.literal('change'),
    note: v.pipe(
      v.string(),
      v.transform(normaliseTyped),
      v.trim(),
      v.minLength(1),
      v.maxLength(NOTE_LENGTH),
    ),
  }),
]);
export type ConfirmationAnswer = v.InferOutput<typeof answerSchema>;
