import { FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/entry.ts';
import type { Act, ActAnswer } from '../../../model/content/acts.ts';
import { actSchema } from '../../../model/content/acts.ts';
import type { Entry } from '../../../model/content/draft.ts';
import { entryName } from '../../../model/content/draft.ts';
import { computeOrders } from '../../../model/content/order.ts';
import type { Publication } from '../../../model/content/publication.ts';
import { publicationOf } from '../../../model/content/publication.ts';
import { record } from '../audit/record.ts';
import { contentCollection } from '../firestore.ts';
import { asAdmin } from '../http/auth.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { RequestContext } from '../http/request-context.ts';
import { keepDraft } from './history.ts';
import { publish } from './publish.ts';
import type { EntryName } from './store.ts';
import {
  entryDocument,
  noEntry,
  publicationDocument,
  readEntry,
  readPublication,
  targetOf,
} from './store.ts';

type Of<Name extends Act['act']> = Extract<Act, { act: Name }>;

/** What is left of a publication without one language, or without both; its addresses stay the entry's own. */
function without(
  { kind, order }: Entry,
  before: Publication,
  texts: Partial<Publication['texts']>,
): Publication {
  const { addresses } = before;
  return publicationOf(kind, before, { ...before.texts, ...texts }, { order, addresses });
}

/** Takes a language off the site, or cancels its schedule; the draft stays. */
export async function withdraw(
  { kind, entry: id, locale }: Of<'withdraw'>,
  actor: Actor,
): Promise<ActAnswer> {
  const name = { kind, id };
  return asAdmin(actor, async (transaction) => {
    const entry = await readEntry(name, transaction);
    const publication = await readPublication(name, transaction);
    const text = entry.published[locale];
    if (text === null || publication === null) return { outcome: 'unchanged' };
    transaction.set(publicationDocument(name), without(entry, publication, { [locale]: null }));
    transaction.update(entryDocument(name), { [`published.${locale}`]: null });
    const reason = text.publish_at > Date.now() ? 'cancel' : 'withdraw';
    keepDraft(transaction, entry, { reason, locale, by: actor.uid });
    record(transaction, actor, {
      action: 'content_unpublish',
      target: targetOf(name),
      name: entryName(entry, 'en'),
      detail: locale,
    });
    return { outcome: 'done' };
  });
}

/** Withdraws both languages and puts the entry among the deleted ones. What somebody still types in it is saved. */
async function remove({ kind, entry: id }: Of<'delete'>, actor: Actor): Promise<ActAnswer> {
  const name = { kind, id };
  return asAdmin(actor, async (transaction) => {
    const entry = await readEntry(name, transaction);
    const publication = await readPublication(name, transaction);
    if (entry.deleted_date !== null) return { outcome: 'unchanged' };
    if (publication !== null) {
      const nothing = without(entry, publication, { en: null, id: null });
      transaction.set(publicationDocument(name), nothing);
    }
    transaction.update(entryDocument(name), {
      'published.en': null,
      'published.id': null,
      deleted_date: FieldValue.serverTimestamp(),
    });
    keepDraft(transaction, entry, { reason: 'delete', locale: null, by: actor.uid });
    record(transaction, actor, {
      action: 'content_delete',
      target: targetOf(name),
      name: entryName(entry, 'en'),
      detail: '',
    });
    return { outcome: 'done' };
  });
}

/** A deleted entry comes back as a draft. */
async function bringBack({ kind, entry: id }: Of<'bringBack'>, actor: Actor): Promise<ActAnswer> {
  const name = { kind, id };
  return asAdmin(actor, async (transaction) => {
    const entry = await readEntry(name, transaction);
    if (entry.deleted_date === null) return { outcome: 'unchanged' };
    transaction.update(entryDocument(name), { deleted_date: null });
    record(transaction, actor, {
      action: 'content_restore',
      target: targetOf(name),
      name: entryName(entry, 'en'),
      detail: '',
    });
    return { outcome: 'done' };
  });
}

/**
 * Moves an entry behind another one, in the editors' list and for visitors. Usually only its own order changes.
 * @throws {HttpError} 404 where one of them is gone
 */
async function move({ kind, entry: id, after }: Of<'move'>, actor: Actor): Promise<ActAnswer> {
  const named = (entry: string): EntryName => ({ kind, id: entry });
  return asAdmin(actor, async (transaction) => {
    const entry = await readEntry(named(id), transaction);
    const listed = contentCollection(kind).where('deleted_date', '==', null).select('order');
    const { docs } = await transaction.get(listed);
    const entries = docs
      .map((found) => ({ id: found.id, order: Number(found.get('order')) }))
      .toSorted((a, b) => a.order - b.order);
    const from = entries.findIndex((one) => one.id === id);
    const rest = entries.filter((one) => one.id !== id);
    const to = after === null ? 0 : rest.findIndex((one) => one.id === after) + 1;
    if (from < 0 || (after !== null && to === 0)) throw noEntry();
    const orders = [...computeOrders(entries, from, to)];
    if (orders.length === 0) return { outcome: 'unchanged' };
    const publications = await transaction.getAll(
      ...orders.map(([moved]) => publicationDocument(named(moved))),
      { fieldMask: ['first_at'] },
    );
    const listedForVisitors = publications.filter(
      (found) => typeof found.get('first_at') === 'string',
    );
    for (const [moved, order] of orders) {
      transaction.update(entryDocument(named(moved)), { order });
      if (listedForVisitors.some((found) => found.id === moved)) {
        transaction.update(publicationDocument(named(moved)), { order });
      }
    }
    record(transaction, actor, {
      action: 'content_order',
      target: targetOf(named(id)),
      name: entryName(entry, 'en'),
      detail: `${from + 1} → ${to + 1}`,
    });
    return { outcome: 'done' };
  });
}

function perform(request: Act, actor: Actor): Promise<ActAnswer> {
  switch (request.act) {
    case 'publish':
      return publish(request, actor, Date.now());
    case 'withdraw':
      return withdraw(request, actor);
    case 'delete':
      return remove(request, actor);
    case 'bringBack':
      return bringBack(request, actor);
    case 'move':
      return move(request, actor);
  }
}

/**
 * `POST /api/admin/publishContent`, admins only: publishes, schedules, withdraws, deletes, brings back and moves entries
 * (`model/content/acts.ts`). Each act writes the entry, its publication, its history and the audit log in one transaction,
 * or nothing.
 */
export async function performAct(call: RequestContext, actor: Actor): Promise<Response> {
  const request = await parseBody(
    call,
    actSchema,
    'invalid_request',
    'Send {act, kind, entry, …}.',
  );
  return json<ActAnswer>(200, await perform(request, actor));
}
