import { type Transaction, FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/entry.ts';
import type { Command, CommandAnswer } from '../../../model/content/commands.ts';
import { fieldsOf, mainField } from '../../../model/content/content-types.ts';
import { type Entry, markdownIn, slugOf } from '../../../model/content/draft.ts';
import { picturesIn } from '../../../model/content/fields.ts';
import { type Problem, findProblems } from '../../../model/content/problems.ts';
import { NONE, publicationOf, publicationText } from '../../../model/content/publication.ts';
import { languageStatus, shownText } from '../../../model/content/status.ts';
import { picturesInHtml } from '../../../model/pictures/body-image.ts';
import { MEDIA_WIDTHS, mediaName } from '../../../model/pictures/media.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';
import { publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-response.ts';
import { fieldsOfPage } from '../pages/renderer.ts';
import { bucket } from '../pictures/storage.ts';
import { writeSnapshot } from './history.ts';
import { renderBody } from './render.ts';
import {
  changeEntry,
  entryDocument,
  findEntry,
  readEntry,
  readPublished,
  storedText,
  writePublication,
} from './store.ts';

type Publish = Extract<Command, { command: 'publish' }>;

/** @throws {HttpError} 422 */
function refuse(...issues: readonly Problem[]): never {
  const message = 'This cannot be published as it is.';
  throw new HttpError(422, 'not_publishable', message, { details: { issues } });
}

/**
 * Publishes a language of the stored draft with its shared fields; the other language stays.
 * @param now milliseconds since 1970
 * @throws {HttpError} 404 without the entry; 409 if it is deleted, or has other revisions than the request names; 422 if it
 *   cannot be published; 400 for a moment in the past
 */
export async function publish(request: Publish, actor: Actor, now: number): Promise<CommandAnswer> {
  const { type, entry: id, locale } = request;
  const name = { type, id };
  // Rendered before the transaction, which would be repeated by every save meanwhile.
  const stored = await readEntry(name);
  requireSeen(stored, request);
  const wordFields = type === 'pages' ? await fieldsOfPage(id) : [];
  const problems = findProblems({ ...stored, wordFields }, locale);
  if (problems.length > 0) refuse(...problems);
  const html = renderBody(type, markdownIn(type, stored.draft, locale));
  await requirePictures(stored, html);

  return changeEntry(name, actor, async (transaction, entry) => {
    requireSeen(entry, request);
    const last = entry.published[locale];
    const { state, outdated } = languageStatus(entry, locale, now);
    const before = await readPublished(name, transaction, now);
    const first = Date.parse(before?.first[locale] ?? '') || null;
    const isScheduled = last !== null && last.publish_at > now;
    const moment = momentOf(request.at, last?.publish_at ?? null, now);
    const isSame = moment === null ? !isScheduled : moment === last?.publish_at;
    if (last !== null && state !== 'changed') {
      if (isSame && !outdated) return null;
      if (!isScheduled && !isSame) throw nothingToSchedule();
    }

    const { shared } = entry.draft;
    const slug = slugOf(entry.draft);
    const slugs = before?.slugs ?? [];
    const taken = before?.reserved.includes(slug) ? null : await findTaken(transaction, entry);
    const shown = shownText(last, now);
    const publishAt = moment ?? first ?? now;
    const isChanged = shown !== null && shown.revision !== entry.revision[locale];
    const earlier = before?.texts[locale]?.changed_at;
    const changedAt = isChanged ? (moment ?? now) : earlier ? Date.parse(earlier) : null;
    const text = publicationText(type, entry.draft[locale], html, first ?? publishAt, changedAt);
    const isLater = publishAt > now;
    const revision = entry.revision.shared;
    const next = { at: new Date(publishAt).toISOString(), text, shared, revision };
    const kept = { slugs, ...(before && { first: before.first }) };
    const coming = { ...NONE, ...before?.next, [locale]: isLater ? next : null };
    const texts = { ...NONE, ...before?.texts, ...(!isLater && { [locale]: text }) };
    const publication = publicationOf(type, isLater ? (before ?? {}) : shared, texts, {
      ...kept,
      revision: isLater ? (before?.revision ?? 0) : revision,
      next: coming,
    });
    if (storedBytes(publication) > MAX_DOCUMENT_BYTES) {
      const limit = Math.floor(MAX_DOCUMENT_BYTES / 1000);
      refuse({ field: mainField(type) || 'words', code: 'too-large', limit });
    }
    if (taken !== null) {
      const given = FieldValue.arrayRemove(slug);
      transaction.update(taken, { slugs: given, reserved: given });
    }
    writePublication(transaction, entry, publication);
    const reason = isLater ? 'schedule' : 'publish';
    const snapshot = writeSnapshot(transaction, entry, { reason, locale, by: actor.uid });
    const published = {
      ...storedText({ revision: entry.revision[locale], publish_at: publishAt, snapshot }),
      ...(isLater && shown && { shown: storedText(shown) }),
    };
    transaction.update(entryDocument(name), {
      [`published.${locale}`]: published,
      'published.shared': revision,
      [`outdated.${locale}`]: false,
    });
    return { action: isLater ? 'content_schedule' : 'content_publish', detail: locale };
  });
}

const nothingToSchedule = (): HttpError =>
  new HttpError(409, 'nothing_to_schedule', 'Visitors get exactly this already.');

/** @throws {HttpError} 409 */
function requireSeen(entry: Entry, { locale, seen }: Publish): void {
  if (entry.deleted_date !== null) {
    throw new HttpError(409, 'deleted', 'This entry was deleted. Bring it back first.');
  }
  const parts = [
    ...(entry.revision[locale] === seen.text ? [] : [locale]),
    ...(entry.revision.shared === seen.shared ? [] : ['shared' as const]),
  ];
  if (parts.length === 0) return;
  const message = 'Somebody else saved this entry just before.';
  throw new HttpError(409, 'changed_since', message, { details: { parts } });
}

/** @throws {HttpError} 422 if a picture is not stored */
async function requirePictures({ type, draft }: Entry, html: string): Promise<void> {
  // Stored last.
  const largest = Math.max(...MEDIA_WIDTHS);
  const named = [
    ...fieldsOf(type, 'shared').map((field) => ({
      field: field.name,
      ids: picturesIn(field, draft.shared[field.name]).map(({ id }) => id),
    })),
    { field: mainField(type), ids: picturesInHtml(html) },
  ];
  for (const { field, ids } of named) {
    const files = ids.map((id) => bucket().file(mediaName(id, largest, 'webp')));
    const stored = await Promise.all(files.map((file) => file.exists()));
    if (stored.some(([exists]) => !exists)) refuse({ field, code: 'gone' });
  }
}

/** Null for now. @param scheduled the last one of this language @throws {HttpError} 400 for a moment in the past */
function momentOf(at: string | null, scheduled: number | null, now: number): number | null {
  if (at === null) return null;
  const moment = Date.parse(at);
  if (moment > now || moment === scheduled) return moment;
  throw new HttpError(400, 'schedule_past', 'This moment has passed. Choose a later one.');
}

/**
 * The publication of a deleted entry that gives up the address; null if it is free.
 * @throws {HttpError} 422 if another entry has it, or had it
 */
async function findTaken(transaction: Transaction, { type, draft }: Entry) {
  const slug = slugOf(draft);
  if (slug === '') return null;
  const holders = publicationCollection(type).where('reserved', 'array-contains', slug).limit(1);
  const [holder] = (await transaction.get(holders.select())).docs;
  if (holder === undefined) return null;
  const owner = await findEntry({ type, id: holder.id }, transaction);
  if (owner?.deleted_date === null) refuse({ field: 'slug', code: 'taken' });
  return holder.ref;
}
