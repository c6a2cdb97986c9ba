import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { Actor } from '../../../model/audit/entry.ts';
import {
  type Command,
  type CommandAnswer,
  commandSchema,
} from '../../../model/content/commands.ts';
import type { ContentType } from '../../../model/content/content-types.ts';
import { type Publication, publicationOf } from '../../../model/content/publication.ts';
import { shownText } from '../../../model/content/status.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { contentCollection } from '../firestore.ts';
import type { AccountEnv } from '../http/auth.ts';
import { json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { erase } from './erase.ts';
import { writeSnapshot } from './history.ts';
import { readList } from './list-documents.ts';
import { publish } from './publish.ts';
import { changeEntry, entryDocument, noEntry, readPublished, writePublication } from './store.ts';

type Of<Name extends Command['command']> = Extract<Command, { command: Name }>;

/** Takes back the schedule of a language; what visitors get stays. */
async function cancel(
  { type, entry: id, locale }: Of<'cancel'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const { before, lists } = await readPublished(entry, transaction, now);
    const text = entry.published[locale];
    if (before === null || text === null || text.publish_at <= now) return null;
    const next = { ...before.next, [locale]: null };
    const publication = publicationOf(type, before, before.texts, { ...before, next });
    writePublication(transaction, entry, publication, lists);
    const { shown } = text;
    const left = [before, ...LOCALES.flatMap((one) => next[one] ?? [])];
    transaction.update(entryDocument(entry), {
      [`published.${locale}`]: shown ? { ...shown, publish_at: new Date(shown.publish_at) } : null,
      'published.shared': Math.max(...left.map(({ revision }) => revision)),
    });
    writeSnapshot(transaction, entry, { reason: 'cancel', locale, by: actor.uid });
    return { action: 'content_cancel', detail: locale };
  });
}

/** What is left of a publication without some languages; addresses and times of the first publication stay. */
function without(type: ContentType, before: Publication, locales: readonly Locale[]): Publication {
  const none = Object.fromEntries(locales.map((locale) => [locale, null]));
  const texts = { ...before.texts, ...none };
  return publicationOf(type, before, texts, { ...before, next: { ...before.next, ...none } });
}

/** Takes a language off the site, with what is scheduled of it; the draft stays. */
export async function withdraw(
  { type, entry: id, locale }: Of<'withdraw'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const { before, lists } = await readPublished(entry, transaction, now);
    const text = entry.published[locale];
    // By what is public: `published` of the entry may be damaged.
    if (!before?.texts[locale] && !before?.next[locale]) return null;
    writePublication(transaction, entry, without(type, before, [locale]), lists);
    transaction.update(entryDocument(entry), { [`published.${locale}`]: null });
    const reason = text !== null && shownText(text, now) === null ? 'cancel' : 'withdraw';
    writeSnapshot(transaction, entry, { reason, locale, by: actor.uid });
    return { action: 'content_unpublish', detail: locale };
  });
}

/** Withdraws every language and puts the entry among the deleted ones. What somebody still types in it is saved. */
async function remove(
  { type, entry: id }: Of<'delete'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const { before, lists } = await readPublished(entry, transaction, now);
    if (entry.deleted_date !== null) return null;
    if (before !== null) {
      writePublication(transaction, entry, without(type, before, LOCALES), lists);
    }
    transaction.update(entryDocument(entry), {
      ...Object.fromEntries(LOCALES.map((locale) => [`published.${locale}`, null])),
      deleted_date: FieldValue.serverTimestamp(),
    });
    writeSnapshot(transaction, entry, { reason: 'delete', locale: null, by: actor.uid });
    return { action: 'content_delete' };
  });
}

/** A deleted entry comes back as a draft. */
async function bringBack(
  { type, entry: id }: Of<'bringBack'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    if (entry.deleted_date === null) return null;
    transaction.update(entryDocument(entry), { deleted_date: null });
    return { action: 'content_restore' };
  });
}

/**
 * Moves an entry behind another one, in the editors' list and for visitors. Its list is then numbered from 0.
 * @throws {HttpError} 404 where one of them is gone
 */
async function move({ type, entry: id, after }: Of<'move'>, actor: Actor): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction) => {
    const current = contentCollection(type).where('deleted_date', '==', null).select('order');
    const [{ docs }, lists] = await Promise.all([
      transaction.get(current),
      readList(type, transaction),
    ]);
    const ids = docs
      .toSorted((a, b) => Number(a.get('order')) - Number(b.get('order')))
      .map((found) => found.id);
    const from = ids.indexOf(id);
    const rest = ids.filter((one) => one !== id);
    const to = after === null ? 0 : rest.indexOf(after) + 1;
    if (from < 0 || (after !== null && to === 0)) throw noEntry();
    if (from === to) return null;
    const orders = new Map(rest.toSpliced(to, 0, id).map((one, order) => [one, order]));
    for (const { ref, entries } of lists) {
      const moved = Object.entries(entries).map(([one, listed]) => {
        return [one, { ...listed, order: orders.get(one) ?? listed.order }];
      });
      transaction.update(ref, { entries: Object.fromEntries(moved) });
    }
    for (const [one, order] of orders)
      transaction.update(entryDocument({ type, id: one }), { order });
    return { action: 'content_order', detail: `${from + 1} → ${to + 1}` };
  });
}

function perform(request: Command, actor: Actor, now: number): Promise<CommandAnswer> {
  switch (request.command) {
    case 'publish':
      return publish(request, actor, now);
    case 'cancel':
      return cancel(request, actor, now);
    case 'withdraw':
      return withdraw(request, actor, now);
    case 'delete':
      return remove(request, actor, now);
    case 'erase':
      return erase(request, actor);
    case 'bringBack':
      return bringBack(request, actor);
    case 'move':
      return move(request, actor);
  }
}

/**
 * `POST /api/admin/publishContent`, admins only: runs a command on an entry (`model/content/commands.ts`). Each command writes the entry, its publication, its history and the audit log in one transaction,
 * or nothing.
 */
export async function runCommand(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(c, commandSchema, 'Send {command, type, entry, …}.');
  return json<CommandAnswer>(200, await perform(request, c.var.account, Date.now()));
}
