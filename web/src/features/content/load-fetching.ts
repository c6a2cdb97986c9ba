import { ignoringChunkErrors } from '../../browser/reload.ts';

/** Loads the code that fetches content, which a page needs once it is shown. */
export const loadFetching = () => ignoringChunkErrors(() => import('./fetch-content.ts'));
