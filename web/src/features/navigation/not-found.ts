/**
 * Thrown where a page's address matches a route and still means nothing, e.g. a post that does not exist;
 * the error boundary then shows the 404 page (docs/behaviour.md, section 5).
 */
export class PageNotFound extends Error {
  override name = 'PageNotFound';
  /** @param path what was asked for */
  constructor(path: string) {
    super(`Page Not Found: ${path}`);
  }
}
