const MINUTE_MS = 60_000;

/**
 * Counts the uses of network addresses in this instance's memory, where they are forgotten after a minute; nothing of an
 * address is stored or passed on.
 * @param most uses of an address in a minute
 * @returns true where an address has one left. `taken` counts: 1, or 0 to ask only
 */
export function perMinute(
  most: number,
  now: () => number = () => Date.now(),
): (address: string, taken?: 0 | 1) => boolean {
  let minute = 0;
  const uses = new Map<string, number>();
  return (address, taken = 1) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) uses.clear();
    minute = current;
    const count = uses.get(address) ?? 0;
    if (taken > 0) uses.set(address, count + taken);
    return count < most;
  };
}
