/** Where a draft is shown; the rest of the path is the link's token. */
export const PREVIEW_PATH = '/preview/';

/** In place of a draft's address, since it may have none, or one that is taken; no published entry has this one. */
export const DRAFT_SLUG = '~draft';
