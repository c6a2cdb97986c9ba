export const PREVIEW_LINK_PATH = '/preview/';

/** A draft may have no address, or one that is taken; no published entry has this one. */
export const DRAFT_SLUG = '~draft';
