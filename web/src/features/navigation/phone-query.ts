/** What counts as a phone: narrow, or a phone held sideways. */
export const PHONE_QUERY = '(max-width: 767px), (pointer: coarse) and (max-height: 500px)';
