/** False with Save-Data, or on a network too slow for prefetching. */
export function mayPrefetch(connection = navigator.connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
