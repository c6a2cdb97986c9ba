import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { EARLIER_NOTES_KEPT, parseNotes } from '../../../model/contact/message.ts';
import { SNAPSHOT_INTERVAL } from '../../../model/content/snapshot.ts';
import { database } from '../firestore.ts';

/**
 * Keeps notes as they were before a save that changes somebody else's or comes from a single act, and before a writer's first
 * save in five minutes. A change may be delivered several times, and out of order.
 */
export async function recordEarlierNotes({
  before,
  after,
}: Record<'before' | 'after', DocumentSnapshot>): Promise<void> {
  const [old, saved] = [parseNotes(before.data()), parseNotes(after.data())];
  if (saved.revision <= old.revision) return;
  const isAct = saved.replaced !== '' && saved.replaced !== old.replaced;
  const { updated_by: by, updated_date: at } = saved;
  const since = at - (at % SNAPSHOT_INTERVAL);
  const texts = [...new Set([old.notes, ...(isAct ? [saved.replaced] : [])])].filter(Boolean);
  await database().runTransaction(async (transaction) => {
    const stored = await transaction.get(after.ref);
    if (!stored.exists) return;
    const { earlier } = parseNotes(stored.data());
    const isKept = earlier.some(
      (one) => one.saved_by === by && one.saved_date >= since && one.saved_date <= at,
    );
    if (isKept && !isAct && old.updated_by === by) return;
    const isNew = (notes: string) =>
      !earlier.some((one) => one.saved_date === at && one.notes === notes);
    const added = texts.filter(isNew).map((notes) => ({ notes, saved_by: by, saved_date: at }));
    if (added.length === 0) return;
    const all = [...earlier, ...added].toSorted((a, b) => a.saved_date - b.saved_date);
    transaction.update(after.ref, {
      earlier: all.slice(-EARLIER_NOTES_KEPT).map(({ saved_date, ...one }) => ({
        ...one,
        saved_date: Timestamp.fromMillis(saved_date),
      })),
    });
  });
}
