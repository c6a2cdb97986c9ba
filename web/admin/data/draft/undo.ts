import { sameValue } from '#model/same-value.ts';

/** A value before a single act and after it; null stands for `standard`. */
export interface Replacement {
  path: string;
  before: unknown;
  after: unknown;
  standard: unknown;
}

/** The present value without the act; undefined if the text was typed on since. */
export function undone({ before, after, standard }: Replacement, now: unknown): unknown {
  if (sameValue(now, after)) return before;
  const orStandard = (value: unknown) => value ?? standard;
  return withRemoved(orStandard(before), orStandard(after), orStandard(now));
}

function withRemoved(before: unknown, after: unknown, now: unknown): unknown[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(now)) return undefined;
  const list: unknown[] = [...now];
  let kept = 0;
  for (const [at, item] of before.entries()) {
    if (kept < after.length && sameValue(after[kept], item)) kept++;
    else list.splice(at, 0, item);
  }
  return kept === after.length ? list : undefined;
}
