/** Where the 404 page and its payload lie. */
export const NOT_FOUND_PATH = '/404';
/** Where the generic error page lies. */
export const ERROR_PATH = '/500';
