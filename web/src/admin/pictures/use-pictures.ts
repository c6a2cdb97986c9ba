import { useState } from 'react';
import type { PictureRow } from '../../../../model/pictures/api.ts';
import { useAsync } from '../../data/use-async.ts';
import { LOADING } from '../../data/use-live-query.ts';
import { useLoadMore } from '../../data/use-load-more.ts';
import type { PagedQuery } from '../../data/use-paged-query.ts';
import { loadPictures } from './pictures-api.ts';

export interface Pictures extends PagedQuery {
  pictures: readonly PictureRow[];
  /** Loads the list again, after a change. */
  reload: () => void;
}

/** The library's pictures that a search finds, page by page. */
export function usePictures(search: string): Pictures {
  const [version, setVersion] = useState(0);
  const key = `${version}/${search}`;
  const loaded = useAsync(key, () => loadPictures(search, null));
  const first = loaded.isCurrent ? loaded : { ...LOADING, isCurrent: true };
  const page = first.state === 'ready' ? first.value : { pictures: [], next: null };
  const { items, ...older } = useLoadMore(key, page.next, async (after: string) => {
    const { pictures, next } = await loadPictures(search, after);
    return { items: pictures, next };
  });
  return {
    ...older,
    first,
    pictures: [...page.pictures, ...items],
    reload: () => setVersion((before) => before + 1),
  };
}
