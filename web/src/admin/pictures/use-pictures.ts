import { useReducer } from 'react';
import type { PictureRow } from '../../../../model/pictures/api.ts';
import { usePagedApi } from '../../data/use-paged-api.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import type { PictureFilter } from './pictures-api.ts';
import { loadPictures } from './pictures-api.ts';

export interface Pictures extends PagedQuery {
  pictures: readonly PictureRow[];
  /** Loads the list again, after a change. */
  reload: () => void;
}

/** The library's pictures that a filter finds, page by page. */
export function usePictures(filter: PictureFilter): Pictures {
  const [version, reload] = useReducer((count: number) => count + 1, 0);
  const { items: pictures, ...pages } = usePagedApi(
    `${version}/${filter.isUnused}/${filter.search}`,
    async (after: string | null) => {
      const { pictures: items, next } = await loadPictures(filter, after);
      return { items, next };
    },
  );
  return { ...pages, pictures, reload };
}
