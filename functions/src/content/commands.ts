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
import { listDocument, readList } from './list-document.ts';
import { publish } from './publish.ts';
import {
  changeEntry,
  entryDocument,
  noEntry,
  readPublished,
  storedText,
  writePublication,
} from './store.ts';

type Of<Name extends Command['command']> = Extract<Command, { command: Name }>;

async function cancel(
  { type, entry: id, locale }: Of<'cancel'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const before = await readPublished(entry, transaction, now);
    const text = entry.published[locale];
    if (before === null || text === null || text.publish_at <= now) return null;
    const next = { ...before.next, [locale]: null };
    const publication = publicationOf(type, before, before.texts, { ...before, next });
    writePublication(transaction, entry, publication);
    const { shown } = text;
    const left = [before, ...LOCALES.flatMap((one) => next[one] ?? [])];
    transaction.update(entryDocument(entry), {
      [`published.${locale}`]: shown ? storedText(shown) : null,
      'published.shared': Math.max(...left.map(({ revision }) => revision)),
    });
    writeSnapshot(transaction, entry, { reason: 'cancel', locale, by: actor.uid });
    return { action: 'content_cancel', detail: locale };
  });
}

/** Addresses and times of the first publication stay. */
function without(type: ContentType, before: Publication, locales: readonly Locale[]): Publication {
  const none = Object.fromEntries(locales.map((locale) => [locale, null]));
  const texts = { ...before.texts, ...none };
  return publicationOf(type, before, texts, { ...before, next: { ...before.next, ...none } });
}

export async function withdraw(
  { type, entry: id, locale }: Of<'withdraw'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const before = await readPublished(entry, transaction, now);
    const text = entry.published[locale];
    // By what is public: `published` of the entry may be damaged.
    if (!before?.texts[locale] && !before?.next[locale]) return null;
    writePublication(transaction, entry, without(type, before, [locale]));
    transaction.update(entryDocument(entry), { [`published.${locale}`]: null });
    const reason = text !== null && shownText(text, now) === null ? 'cancel' : 'withdraw';
    writeSnapshot(transaction, entry, { reason, locale, by: actor.uid });
    return { action: 'content_unpublish', detail: locale };
  });
}

/** What somebody still types in the entry is saved. */
async function remove(
  { type, entry: id }: Of<'delete'>,
  actor: Actor,
  now: number,
): Promise<CommandAnswer> {
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    const before = await readPublished(entry, transaction, now);
    if (entry.deleted_date !== null) return null;
    if (before !== null) writePublication(transaction, entry, without(type, before, LOCALES));
    transaction.update(entryDocument(entry), {
      ...Object.fromEntries(LOCALES.map((locale) => [`published.${locale}`, null])),
      deleted_date: FieldValue.serverTimestamp(),
    });
    writeSnapshot(transaction, entry, { reason: 'delete', locale: null, by: actor.uid });
    return { action: 'content_delete' };
  });
}

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

/** The list is then numbered from 0. @throws {HttpError} 404 if one of the two is gone */
async function move({ type, entry: id, after }: Of<'move'>, actor: Actor): Promise<CommandAnswer> {
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

/** `POST /api/admin/publishContent`, admins only. A command writes entry, publication, history and log, or nothing. */
export async function runCommand(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(c, commandSchema, 'Send {command, type, entry, …}.');
  return json<CommandAnswer>(200, await perform(request, c.var.account, Date.now()));
}
