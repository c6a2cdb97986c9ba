/** What counts as a phone: a narrow screen, or a phone held sideways. */
export const PHONE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}

/** False if the visitor asks the browser to save data, or the network is too slow for prefetching. */
export function mayPrefetch(connection = navigator.connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
