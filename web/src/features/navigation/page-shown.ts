/** Event of the window: a page was opened in the app. */
export const PAGE_SHOWN = 'page-shown';
