import { withTimeout } from '../../../model/timeout.ts';
import { publicAnswerMs } from '../config.ts';

/** Null if it fails, or takes a third of the time for the answer. */
export const optional = <T>(part: Promise<T>): Promise<T | null> =>
  withTimeout(part, publicAnswerMs.value() / 3).catch(() => null);
