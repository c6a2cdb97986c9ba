import type { PictureChange, PictureChanged, PictureList } from '../../../../model/pictures/api.ts';
import { callApi } from '../../data/api-client.ts';

/** Which pictures of the library are shown. */
export interface PictureFilter {
  /** Words to search for; '' for all. */
  search: string;
  /** Only those that nothing uses. */
  isUnused: boolean;
}

/** A page of the library, newest first. @param after `next` of the previous page */
export function loadPictures(
  { search, isUnused }: PictureFilter,
  after: string | null,
): Promise<PictureList> {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (isUnused) query.set('unused', 'true');
  if (after !== null) query.set('after', after);
  return callApi(`pictures?${query}`);
}

/** Describes a picture, or deletes some. */
export function changePicture(change: PictureChange): Promise<PictureChanged> {
  return callApi('pictures', change);
}
