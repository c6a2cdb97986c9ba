import { useReducer } from 'react';
import type { PictureRow } from '../../../../model/pictures/api.ts';
import { usePagedApi } from '../../data/use-paged-api.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import { loadPictures } from './pictures-api.ts';

export interface Pictures extends PagedQuery {
  pictures: readonly PictureRow[];
  /** Loads the list again, after a change. */
  reload: () => void;
}

/** The library's pictures that a search finds, page by page. */
export function usePictures(search: string): Pictures {
  const [version, reload] = useReducer((count: number) => count + 1, 0);
  const { items: pictures, ...pages } = usePagedApi(
    `${version}/${search}`,
    async (after: string | null) => {
      const { pictures: items, next } = await loadPictures(search, after);
      return { items, next };
    },
  );
  return { ...pages, pictures, reload };
}
