/** Pattern of an image's id, as `crypto.randomUUID` makes it; lower case, for both JavaScript and Firestore rules. */
export const UUID_PATTERN =
  '[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';
