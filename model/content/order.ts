/** The smallest distance between two orders that leaves room for an entry between them. */
const MIN_GAP = 1e-6;

/**
 * The new orders that move an entry to another index: usually only its own, all of them where its new neighbours leave
 * no room between them.
 * @param entries in their present order
 */
export function computeOrders(
  entries: readonly { id: string; order: number }[],
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
    (before === undefined || order - before > MIN_GAP) &&
    (after === undefined || after - order > MIN_GAP);
  if (fits) return new Map([[moving.id, order]]);
  return new Map(rest.toSpliced(to, 0, moving).map(({ id }, index) => [id, index]));
}
