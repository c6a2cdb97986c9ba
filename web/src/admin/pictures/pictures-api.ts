import type { PictureChange, PictureChanged, PictureList } from '../../../../model/pictures/api.ts';
import { pictureChangedSchema, pictureListSchema } from '../../../../model/pictures/api.ts';
import { callApi } from '../../data/api-client.ts';

/** A page of the library, newest first. @param after `next` of the previous page */
export function loadPictures(search: string, after: string | null): Promise<PictureList> {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (after !== null) query.set('after', after);
  return callApi(`pictures?${query}`, pictureListSchema);
}

/** Describes, replaces or deletes a picture. */
export function changePicture(change: PictureChange): Promise<PictureChanged> {
  return callApi('pictures', pictureChangedSchema, change);
}

/** Puts another picture in every place of a picture, call by call. @returns how many entries were changed */
export async function replacePicture(id: string, by: string): Promise<number> {
  let changed = 0;
  for (;;) {
    const { entries, left } = await changePicture({ operation: 'replace', id, by });
    changed += entries;
    if (left === 0) return changed;
  }
}
