import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import type { AnswerTimeRecord } from '../../../model/answer-time/answer-time.ts';
import { ANSWER_TIME, answerTimeOf } from '../../../model/answer-time/answer-time.ts';
import { workingTime } from '../../../model/answer-time/working-time.ts';
import { contactMessageRecord } from '../../../model/contact/message.ts';
import { time } from '../../../model/fields.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { collection } from '../firestore.ts';
import { answerTimeDocument } from './stored-answer-time.ts';

/** What the figure needs of an answered message. */
const answeredSchema = v.object({
  status: contactMessageRecord.entries.status,
  created_date: time,
  answered_date: time,
});

/** Messages that count: spam and those in the bin do not, and malformed ones cannot. */
function countedOf(messages: readonly Record<string, unknown>[]) {
  return messages.flatMap((message) => {
    const { success, output } = v.safeParse(answeredSchema, message);
    return success && output.status !== 'spam' && output.status !== 'deleted' ? [output] : [];
  });
}

function figureOf(messages: readonly Record<string, unknown>[]): AnswerTimeRecord<Timestamp> {
  const counted = countedOf(messages);
  const times = counted.map(({ created_date, answered_date }) =>
    workingTime(created_date, answered_date),
  );
  const newestFirst = counted.map((each) => each.answered_date).toSorted((a, b) => b - a);
  const lastNeeded = newestFirst[ANSWER_TIME.least - 1] ?? 0;
  return {
    answer_time: answerTimeOf(times),
    until: Timestamp.fromMillis(lastNeeded + ANSWER_TIME.days * DAY_MS),
  };
}

/**
 * Records in a transaction that a message was answered, and computes how soon the studio answers
 * (`setting/answer_time`); only the first answer counts, so a later one changes nothing. A message that becomes spam or is
 * deleted later is left out by the next computation.
 *
 * It reads first, so it is called before the first write of the transaction.
 * @param message as the transaction read it; it must exist
 * @param now milliseconds since 1970
 * @param isAnswered false takes back that it was answered
 */
export async function recordFirstAnswer(
  transaction: Transaction,
  message: DocumentSnapshot,
  now: number,
  isAnswered = true,
): Promise<void> {
  if ((message.get('answered_date') !== undefined) === isAnswered) return;
  const earlier = await transaction.get(
    collection('contact_message')
      .where('answered_date', '>', Timestamp.fromMillis(now - ANSWER_TIME.days * DAY_MS))
      .orderBy('answered_date', 'desc')
      .select(...Object.keys(answeredSchema.entries))
      .limit(ANSWER_TIME.most - 1),
  );
  const others = earlier.docs.filter(({ id }) => id !== message.id).map((each) => each.data());
  const answered_date = Timestamp.fromMillis(now);
  const answered = isAnswered ? [{ ...message.data(), answered_date }, ...others] : others;
  transaction.set(answerTimeDocument(), figureOf(answered));
  transaction.update(message.ref, {
    answered_date: isAnswered ? answered_date : FieldValue.delete(),
  });
}
