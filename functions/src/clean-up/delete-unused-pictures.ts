import { Timestamp } from 'firebase-admin/firestore';
import { RETENTION_DAYS } from '../../../web/src/studio/retention.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { pictureCollection } from '../firestore.ts';
import { adoptPictures } from '../pictures/adopt-pictures.ts';
import { deletePicture } from '../pictures/delete-picture.ts';
import { readUses, refreshUses } from '../pictures/picture-uses.ts';

/** Pictures per query. */
const PAGE = 300;

const millis = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

/**
 * Notes since when pictures are unused, and deletes those that have been for `RETENTION_DAYS.unusedPicture` days.
 * @param now milliseconds since 1970
 * @returns how many were deleted
 */
export async function deleteUnusedPictures(now: number): Promise<number> {
  await adoptPictures(now - DAY_MS);
  await refreshUses();
  const limit = now - RETENTION_DAYS.unusedPicture * DAY_MS;
  const isDue = (record: Readonly<Record<string, unknown>>) => {
    const since = millis(record['unused_since']);
    return since !== null && since <= limit;
  };
  let deleted = 0;
  const ordered = pictureCollection().orderBy('created_date').select('unused_since').limit(PAGE);
  for (let query = ordered; ;) {
    const { docs } = await query.get();
    const uses = await readUses(docs.map(({ id }) => id));
    for (const found of docs) {
      const isUnused = uses.get(found.id)?.length === 0;
      const since = millis(found.get('unused_since'));
      if (isUnused && isDue(found.data())) {
        if ((await deletePicture(found.id, null, isDue)) === 'deleted') deleted++;
      } else if (isUnused !== (since !== null)) {
        await found.ref.update({ unused_since: isUnused ? new Date(now) : null });
      }
    }
    const last = docs.at(-1);
    if (docs.length < PAGE || !last) return deleted;
    query = ordered.startAfter(last);
  }
}
