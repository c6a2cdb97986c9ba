/** False if the visitor asks the browser to save data, or the network is too slow for prefetching. */
export function mayPrefetch(connection = navigator.connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
