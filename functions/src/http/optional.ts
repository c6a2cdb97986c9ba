import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';

/** An optional part of an answer to visitors: null if it fails, or takes a third of the time for the answer. */
export const optional = <T>(part: Promise<T>): Promise<T | null> =>
  withTimeout(part, publicAnswerMs.value() / 3).catch(() => null);
