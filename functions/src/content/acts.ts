import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { Actor } from '../../../model/audit/entry.ts';
import { type Act, type ActAnswer, actSchema } from '../../../model/content/acts.ts';
import type { Entry } from '../../../model/content/draft.ts';
import { type Publication, publicationOf } from '../../../model/content/publication.ts';
import { contentCollection } from '../firestore.ts';
import type { AccountEnv } from '../http/guards.ts';
import { json } from '../http/http-response.ts';
import { parseBody } from '../http/parse-request.ts';
import type { BodyEnv } from '../http/request-body.ts';
import { keepDraft } from './history.ts';
import { publish } from './publish.ts';
import {
  changeEntry,
  entryDocument,
  noEntry,
  publicationDocument,
  readPublication,
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
  return changeEntry({ kind, id }, actor, async (transaction, entry) => {
    const publication = await readPublication(entry, transaction);
    const text = entry.published[locale];
    if (text === null || publication === null) return null;
    transaction.set(publicationDocument(entry), without(entry, publication, { [locale]: null }));
    transaction.update(entryDocument(entry), { [`published.${locale}`]: null });
    const reason = text.publish_at > Date.now() ? 'cancel' : 'withdraw';
    keepDraft(transaction, entry, { reason, locale, by: actor.uid });
    return { action: 'content_unpublish', detail: locale };
  });
}

/** Withdraws both languages and puts the entry among the deleted ones. What somebody still types in it is saved. */
async function remove({ kind, entry: id }: Of<'delete'>, actor: Actor): Promise<ActAnswer> {
  return changeEntry({ kind, id }, actor, async (transaction, entry) => {
    const publication = await readPublication(entry, transaction);
    if (entry.deleted_date !== null) return null;
    if (publication !== null) {
      const nothing = without(entry, publication, { en: null, id: null });
      transaction.set(publicationDocument(entry), nothing);
    }
    transaction.update(entryDocument(entry), {
      'published.en': null,
      'published.id': null,
      deleted_date: FieldValue.serverTimestamp(),
    });
    keepDraft(transaction, entry, { reason: 'delete', locale: null, by: actor.uid });
    return { action: 'content_delete' };
  });
}

/** A deleted entry comes back as a draft. */
async function bringBack({ kind, entry: id }: Of<'bringBack'>, actor: Actor): Promise<ActAnswer> {
  return changeEntry({ kind, id }, actor, async (transaction, entry) => {
    if (entry.deleted_date === null) return null;
    transaction.update(entryDocument(entry), { deleted_date: null });
    return { action: 'content_restore' };
  });
}

/**
 * Moves an entry behind another one, in the editors' list and for visitors. Its list is then numbered from 0.
 * @throws {HttpError} 404 where one of them is gone
 */
async function move({ kind, entry: id, after }: Of<'move'>, actor: Actor): Promise<ActAnswer> {
  return changeEntry({ kind, id }, actor, async (transaction) => {
    const listed = contentCollection(kind).where('deleted_date', '==', null).select('order');
    const { docs } = await transaction.get(listed);
    const ids = docs
      .toSorted((a, b) => Number(a.get('order')) - Number(b.get('order')))
      .map((found) => found.id);
    const from = ids.indexOf(id);
    const rest = ids.filter((one) => one !== id);
    const to = after === null ? 0 : rest.indexOf(after) + 1;
    if (from < 0 || (after !== null && to === 0)) throw noEntry();
    if (from === to) return null;
    const names = rest.toSpliced(to, 0, id).map((one) => ({ kind, id: one }));
    const publications = await transaction.getAll(...names.map(publicationDocument), {
      fieldMask: ['first_at'],
    });
    for (const [order, name] of names.entries()) {
      transaction.update(entryDocument(name), { order });
      const isListed = typeof publications[order]?.get('first_at') === 'string';
      if (isListed) transaction.update(publicationDocument(name), { order });
    }
    return { action: 'content_order', detail: `${from + 1} → ${to + 1}` };
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
export async function performAct(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(c, actSchema, 'Send {act, kind, entry, …}.');
  return json<ActAnswer>(200, await perform(request, c.var.account));
}
