import type { AnswerTime } from './answer-time.ts';

/** Address of the function that says how soon the studio answers. */
export const ANSWER_TIME_URL = '/api/answerTime';

/** `200`: null where nothing is claimed. */
export interface AnswerTimeResponse {
  answerTime: AnswerTime | null;
}
