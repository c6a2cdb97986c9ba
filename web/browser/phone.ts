/** What counts as a phone: a narrow screen, or a phone held sideways. */
export const PHONE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';

/** True on a phone, by the window's present size. */
export function isPhone(): boolean {
  return matchMedia(PHONE_QUERY).matches;
}
