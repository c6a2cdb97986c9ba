/** Deep equality; the order of keys does not matter. */
export function sameValue(first: unknown, second: unknown): boolean {
  if (first === second) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const [a, b] = [Object.entries(first), new Map(Object.entries(second))];
  return (
    a.length === b.size && a.every(([key, value]) => b.has(key) && sameValue(value, b.get(key)))
  );
}
