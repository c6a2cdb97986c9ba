import type { File } from '@google-cloud/storage';
import { MEDIA_FOLDER, MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import type { StoredPicture } from '../../../model/pictures/picture.ts';
import { UUID_PATTERN } from '../../../model/uuid.ts';
import { collection } from '../firestore.ts';
import { eachFile } from './storage.ts';

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

/**
 * Gives pictures that are stored without a record one: those of an upload or a deletion that was interrupted.
 * @param before only files stored before this moment, in milliseconds since 1970
 */
export async function adoptPictures(before: number): Promise<void> {
  const known = new Set((await collection('picture').select().get()).docs.map(({ id }) => id));
  for await (const file of eachFile(MEDIA_FOLDER)) {
    const id = LARGEST.exec(file.name)?.[1];
    const stored = Date.parse(file.metadata.timeCreated ?? '');
    const sides = sidesOf(file);
    if (id === undefined || !sides || known.has(id) || !(stored < before)) continue;
    const record: StoredPicture<Date> = {
      name: '',
      ...sides,
      alt: { en: '', id: '' },
      created_date: new Date(stored),
      created_by: '',
      unused_since: null,
    };
    await collection('picture').doc(id).set(record);
  }
}
