import type { File } from '@google-cloud/storage';
import * as v from 'valibot';
import { isMap } from '../../../model/content/entry.ts';
import { MEDIA_WIDTHS } from '../../../model/content/limits.ts';
import { KINDS } from '../../../model/content/text.ts';
import { coverSchema } from '../../../model/content/cover.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import type { StoredPicture } from '../../../model/pictures/picture.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';
import { collection } from '../firestore.ts';
import { eachFile } from './storage.ts';

/** Pictures that one night adopts; the rest waits for the next one. */
const MOST_ADOPTED = 500;

/** The largest size, of which the record holds the sides. */
const LARGEST = new RegExp(
  `^${MEDIA_FOLDER}/(${UUID_PATTERN})/${MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1]}\\.webp$`,
);

/**
 * Width and height as the upload noted them; null for a file that no upload stored. Never read from the file: whoever runs
 * the clean-up may delete accounts, and must not decode what came from outside.
 */
function sidesOf({ metadata: { metadata } }: File): { width: number; height: number } | null {
  const [width, height] = [Number(metadata?.['width']), Number(metadata?.['height'])];
  return width > 0 && height > 0 ? { width, height } : null;
}

/** Alternative texts of covers, by the id of the picture. */
async function readCoverTexts(): Promise<Map<string, { en: string; id: string }>> {
  const texts = new Map<string, { en: string; id: string }>();
  for (const kind of [KINDS.blog, KINDS.portfolio]) {
    for (const found of (await collection(kind.collection).select('cover').get()).docs) {
      const cover: unknown = found.get('cover');
      if (isMap(cover) && v.is(coverSchema, cover)) texts.set(cover.id, cover.alt);
    }
  }
  return texts;
}

/**
 * Gives pictures that are stored without a record one: those of an upload or a deletion that was interrupted.
 * @param before only files stored before this moment, in milliseconds since 1970
 * @returns how many
 */
export async function adoptPictures(before: number): Promise<number> {
  const known = new Set((await collection('picture').select().get()).docs.map(({ id }) => id));
  const unknown: { id: string; sides: { width: number; height: number }; stored: number }[] = [];
  for await (const file of eachFile(MEDIA_FOLDER)) {
    const id = LARGEST.exec(file.name)?.[1];
    const stored = Date.parse(file.metadata.timeCreated ?? '');
    const sides = sidesOf(file);
    if (id !== undefined && sides && !known.has(id) && stored < before) {
      unknown.push({ id, sides, stored });
    }
    if (unknown.length === MOST_ADOPTED) break;
  }
  if (unknown.length === 0) return 0;
  const texts = await readCoverTexts();
  for (const { id, sides, stored } of unknown) {
    const record: StoredPicture<Date> = {
      name: '',
      ...sides,
      alt: texts.get(id) ?? { en: '', id: '' },
      created_date: new Date(stored),
      created_by: '',
      unused_since: null,
    };
    await collection('picture').doc(id).set(record);
  }
  return unknown.length;
}
