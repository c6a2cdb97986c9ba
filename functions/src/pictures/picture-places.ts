import { isMap } from '../../../model/content/entry.ts';
import { LOCALES } from '../../../model/locale.ts';
import type { PicturePlace } from '../../../model/pictures/picture.ts';
import { picturesInText } from '../../../model/pictures/picture.ts';

export const asMap = (value: unknown) => (isMap(value) ? value : {});
export const asText = (value: unknown): string => (typeof value === 'string' ? value : '');

function coverOf(fields: unknown): string[] {
  const id = asText(asMap(asMap(fields)['cover'])['id']);
  return id === '' ? [] : [id];
}

const textPictures = (texts: unknown): string[] =>
  LOCALES.flatMap((locale) => picturesInText(asText(asMap(asMap(texts)[locale])['body'])));

/** Fields of a stored document. */
export type Data = Record<string, unknown>;

/** Where a stored entry uses which picture; reads malformed entries as far as they go. */
export function placesOf({ draft, live, ...fields }: Data): Record<string, PicturePlace[]> {
  const places: Record<string, PicturePlace[]> = {};
  const add = (place: PicturePlace, ids: readonly string[]) => {
    for (const id of new Set(ids)) (places[id] ??= []).push(place);
  };
  add('draft_cover', coverOf(fields));
  add('draft_text', textPictures(draft));
  add('live_cover', coverOf(asMap(live)['shared']));
  add('live_text', textPictures(live));
  return places;
}

/** The pictures that a revision of an entry's history names; a deletion's also keeps what was published. */
export function picturesOfRevision({ draft, shared, live }: Data): string[] {
  const published = coverOf(asMap(live)['shared']);
  const all = [...coverOf(shared), ...published, ...textPictures(draft), ...textPictures(live)];
  return [...new Set(all)];
}
