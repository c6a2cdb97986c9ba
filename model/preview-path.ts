/** Where the draft of a post is shown; the rest of the path is the link's token. */
export const PREVIEW_PATH = '/preview/';
