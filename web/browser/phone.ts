export const PHONE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}
