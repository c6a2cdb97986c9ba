import type { PublishRequest, PublishResponse } from '../../../model/publishing/api.ts';
import { computeOrders } from '../../../model/content/order.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { contentCollection, database, publicationCollection } from '../firestore.ts';
import type { EntryChange } from './stored-entry.ts';
import { noEntry, targetOf } from './stored-entry.ts';

type Reorder = Extract<PublishRequest, { operation: 'reorder' }>;

/**
 * Moves an entry behind another one, in the editors' list and for visitors. Usually only its own order changes.
 * @throws {HttpError} 404 where one of them is gone
 */
export async function reorder(change: EntryChange, { after }: Reorder): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(contentCollection(change.kind).select('order'));
    const entries = docs
      .map((found) => {
        const order: unknown = found.get('order');
        return { id: found.id, order: typeof order === 'number' ? order : 0 };
      })
      .toSorted((a, b) => a.order - b.order);
    const from = entries.findIndex(({ id }) => id === change.id);
    const rest = entries.filter(({ id }) => id !== change.id);
    const to = after === null ? 0 : rest.findIndex(({ id }) => id === after) + 1;
    if (from < 0 || (after !== null && to === 0)) throw noEntry();
    const orders = computeOrders(entries, from, to);
    if (orders.size === 0) return { outcome: 'unchanged' };
    // Redirects have no such time.
    const published = publicationCollection(change.kind).orderBy('first_at').select('entry');
    const { docs: publications } = await transaction.get(published);
    for (const found of publications) {
      const order = orders.get(String(found.get('entry')));
      if (order !== undefined) transaction.update(found.ref, { order });
    }
    for (const [id, order] of orders) {
      transaction.update(contentCollection(change.kind).doc(id), {
        order,
        ...recordedStamp(change.actor),
      });
    }
    record(transaction, change.actor, {
      action: 'content_order',
      target: targetOf(change),
      detail: `${from + 1} → ${to + 1}`,
    });
    return { outcome: 'done' };
  });
}
