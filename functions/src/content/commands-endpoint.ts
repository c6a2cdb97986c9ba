import { FieldValue } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { Actor } from '../../../model/audit/entry.ts';
import {
  type Command,
  type CommandAnswer,
  commandSchema,
} from '../../../model/content/commands.ts';
import { type Publication, publicationOf } from '../../../model/content/publication.ts';
import type { ContentType } from '../../../model/content/type-names.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { contentCollection } from '../firestore.ts';
import type { AccountEnv } from '../http/auth.ts';
import { json } from '../http/http-response.ts';
import { type BodyEnv, parseBody } from '../http/request-body.ts';
import { erase } from './erase.ts';
import { writeSnapshot } from './history.ts';
import { listDocument, readList } from './list-document.ts';
import { publish } from './publish.ts';
import { changeEntry, entryDocument, noEntry, readPublished, writePublication } from './store.ts';

type CommandOf<Name extends Command['command']> = Extract<Command, { command: Name }>;

async function cancel(
  { type, entry: id, locale }: CommandOf<'cancel'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    if (entry.scheduled[locale] === null) return null;
    transaction.update(entryDocument(entry), { [`scheduled.${locale}`]: null });
    writeSnapshot(transaction, entry, { reason: 'cancel', locale, by: actor.uid });
    return { action: 'content_cancel', detail: locale, isPublic: false };
  });
}

function withoutLanguages(
  type: ContentType,
  before: Publication,
  locales: readonly Locale[],
): Publication {
  const none = Object.fromEntries(locales.map((locale) => [locale, null]));
  return publicationOf(type, before, { ...before.texts, ...none }, before);
}

/** The fields of an entry of which these languages are neither public nor scheduled. */
const withdrawn = (locales: readonly Locale[]): Record<string, null> =>
  Object.fromEntries(
    locales.flatMap((locale) => [
      [`published.${locale}`, null],
      [`scheduled.${locale}`, null],
    ]),
  );

export async function withdraw(
  { type, entry: id, locale }: CommandOf<'withdraw'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const before = await readPublished(entry, transaction);
    // The publication tells what is public: `published` of the entry may be damaged.
    const isPublic = Boolean(before?.texts[locale]);
    if (!isPublic && entry.scheduled[locale] === null) return null;
    if (before !== null)
      writePublication(transaction, entry, withoutLanguages(type, before, [locale]));
    transaction.update(entryDocument(entry), withdrawn([locale]));
    const reason = isPublic ? 'withdraw' : 'cancel';
    writeSnapshot(transaction, entry, { reason, locale, by: actor.uid });
    return { action: 'content_unpublish', detail: locale };
  });
}

/** Deletes an entry. A save of what somebody still types in it succeeds. */
async function remove(
  { type, entry: id }: CommandOf<'delete'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const before = await readPublished(entry, transaction);
    if (entry.deleted_date !== null) return null;
    if (before !== null)
      writePublication(transaction, entry, withoutLanguages(type, before, LOCALES));
    transaction.update(entryDocument(entry), {
      ...withdrawn(LOCALES),
      deleted_date: FieldValue.serverTimestamp(),
    });
    writeSnapshot(transaction, entry, { reason: 'delete', locale: null, by: actor.uid });
    return { action: 'content_delete' };
  });
}

async function bringBack(
  { type, entry: id }: CommandOf<'bringBack'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    if (entry.deleted_date === null) return null;
    transaction.update(entryDocument(entry), { deleted_date: null });
    return { action: 'content_restore' };
  });
}

/** The list is then numbered from 0. @throws {HttpError} 404 if one of the two is gone */
async function move(
  { type, entry: id, after }: CommandOf<'move'>,
  actor: Actor,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction) => {
    const current = contentCollection(type).where('deleted_date', '==', null).select('order');
    const [{ docs }, listed] = await Promise.all([
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
    const moved = Object.entries(listed).map(([one, found]) => {
      return [one, { ...found, order: orders.get(one) ?? found.order }];
    });
    transaction.set(listDocument(type), { type, entries: Object.fromEntries(moved) });
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
      return cancel(request, actor);
    case 'withdraw':
      return withdraw(request, actor);
    case 'delete':
      return remove(request, actor);
    case 'erase':
      return erase(request, actor);
    case 'bringBack':
      return bringBack(request, actor);
    case 'move':
      return move(request, actor);
  }
}

/** `POST /api/admin/publishContent`, admins only. A command writes entry, publication, history and log, or nothing. */
export async function runCommand(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(c, commandSchema, 'Send {command, type, entry, …}.');
  return json<CommandAnswer>(200, await perform(request, c.var.account, Date.now()));
}
