import type { DocumentReference } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { AnswerTime } from '../../../model/answer-time/answer-time.ts';
import { answerTimeRecord } from '../../../model/answer-time/answer-time.ts';
import { collection } from '../firestore.ts';

/** The one document that holds the figure. */
export const answerTimeDocument = (): DocumentReference => collection('setting').doc('answer_time');

/**
 * How soon the studio answers, as it was last computed; null where too few answers are left.
 * @param now milliseconds since 1970
 * @throws where the document is malformed or cannot be read
 */
export async function storedAnswerTime(now: number): Promise<AnswerTime | null> {
  const stored = (await answerTimeDocument().get()).data();
  if (stored === undefined) return null;
  const { answer_time, until } = v.parse(answerTimeRecord, stored);
  return now < until ? answer_time : null;
}
