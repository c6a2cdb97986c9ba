import { Timestamp } from 'firebase-admin/firestore';
import { RETENTION_DAYS } from '../../../web/src/studio/retention.ts';
import { DAY_MS } from '../../../model/time-zone.ts';
import { eachDocument } from '../each-document.ts';
import { collection } from '../firestore.ts';
import { adoptPictures } from '../pictures/adopt-pictures.ts';
import { deleteUnused } from '../pictures/delete-picture.ts';
import { addHistoryUses, readEntryUses } from '../pictures/picture-uses.ts';

const millis = (value: unknown): number | null =>
  value instanceof Timestamp ? value.toMillis() : null;

/**
 * Notes since when pictures are unused, and deletes those that have been for `RETENTION_DAYS.unusedPicture` days.
 * @param now milliseconds since 1970
 * @returns how many were deleted
 */
export async function deleteUnusedPictures(now: number): Promise<number> {
  await adoptPictures(now - DAY_MS);
  const since = Date.now();
  const uses = await readEntryUses();
  const limit = now - RETENTION_DAYS.unusedPicture * DAY_MS;
  const isDue = (record: Readonly<Record<string, unknown>>) => {
    const unused = millis(record['unused_since']);
    return unused !== null && unused <= limit;
  };
  const unnamed: { id: string; isDue: boolean; isNoted: boolean }[] = [];
  for await (const found of eachDocument(collection('picture').select('unused_since'))) {
    const isNoted = millis(found.get('unused_since')) !== null;
    if (!uses.has(found.id)) unnamed.push({ id: found.id, isDue: isDue(found.data()), isNoted });
    else if (isNoted) await found.ref.update({ unused_since: null });
  }
  await addHistoryUses(
    unnamed.map(({ id }) => id),
    uses,
  );
  let deleted = 0;
  for (const { id, isDue: mayGo, isNoted } of unnamed) {
    const isUnused = !uses.has(id);
    if (isUnused && mayGo) {
      if ((await deleteUnused(id, since, { isDue })) === 'deleted') deleted++;
    } else if (isUnused !== isNoted) {
      await collection('picture')
        .doc(id)
        .update({ unused_since: isUnused ? new Date(now) : null });
    }
  }
  return deleted;
}
