import type { Entry } from './entry.ts';

/** The smallest distance between two orders that leaves room between them. */
const GAP = 1e-6;

/**
 * The orders that move an entry to another place: usually its own only, all of them where there is no
 * room left between its new neighbours.
 * @param entries in their present order
 */
export function reorder(
  entries: readonly Pick<Entry, 'id' | 'order'>[],
  from: number,
  to: number,
): Map<string, number> {
  const moving = entries[from];
  if (moving === undefined || from === to || to < 0 || to >= entries.length) return new Map();
  const rest = entries.filter((_, index) => index !== from);
  const before = rest[to - 1]?.order;
  const after = rest[to]?.order;
  const order =
    before === undefined
      ? (after ?? 0) - 1
      : after === undefined
        ? before + 1
        : (before + after) / 2;
  const fits =
    (before === undefined || order - before > GAP) && (after === undefined || after - order > GAP);
  if (fits) return new Map([[moving.id, order]]);
  return new Map(rest.toSpliced(to, 0, moving).map(({ id }, index) => [id, index]));
}
