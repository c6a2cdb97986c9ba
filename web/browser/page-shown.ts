/** Event of the window: a page was opened without loading a document. */
export const PAGE_SHOWN = 'page-shown';
