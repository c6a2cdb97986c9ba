import { VIEWS_PER_MINUTE } from '../../../model/visits/limits.ts';

const MINUTE_MS = 60_000;

/**
 * Counts the views of network addresses in this instance's memory, where they are forgotten after a minute; nothing of an
 * address is stored or passed on.
 * @returns true where an address has views left in this minute, which takes one
 */
export function viewsPerMinute(now: () => number = Date.now): (address: string) => boolean {
  let minute = 0;
  const views = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) views.clear();
    minute = current;
    const count = views.get(address) ?? 0;
    views.set(address, count + 1);
    return count < VIEWS_PER_MINUTE;
  };
}
