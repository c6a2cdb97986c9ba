export const PHONE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}

/** False with Save-Data, or on a network too slow for prefetching. */
export function mayPrefetch(connection = navigator.connection): boolean {
  return !connection?.saveData && !connection?.effectiveType?.endsWith('2g');
}
