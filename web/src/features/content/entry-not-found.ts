/** No post or project with that slug is published. */
export class EntryNotFound extends Error {
  override name = 'EntryNotFound';
}
