import { type DocumentReference, type Transaction, FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/entry.ts';
import type { Command, CommandAnswer } from '../../../model/content/commands.ts';
import { fieldsOf, mainField } from '../../../model/content/content-types.ts';
import { type Entry, markdownIn, slugOf } from '../../../model/content/draft.ts';
import { type Problem, picturesIn } from '../../../model/content/fields.ts';
import { findProblems } from '../../../model/content/problems.ts';
import {
  type Publication,
  NEVER_PUBLISHED,
  publicationOf,
  publicationText,
} from '../../../model/content/publication.ts';
import { isPublishedAsDrafted, sharedWaitsFor } from '../../../model/content/status.ts';
import { picturesInHtml } from '../../../model/pictures/body-image.ts';
import { MEDIA_WIDTHS, mediaName } from '../../../model/pictures/media.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';
import { type Locale, LOCALES } from '../../../studio/locale.ts';
import { publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-response.ts';
import { fieldsOfPage } from '../pages/renderer.ts';
import { bucket } from '../pictures/storage.ts';
import { writeSnapshot } from './history.ts';
import { renderBody } from './markdown-to-html.ts';
import {
  type Change,
  changeEntry,
  entryDocument,
  findEntry,
  readEntry,
  readPublished,
  writePublication,
} from './store.ts';

type Publish = Extract<Command, { command: 'publish' }>;

/** A language of an entry on its way to visitors, with the HTML of its text. */
export interface Checked {
  locale: Locale;
  html: string;
}

/**
 * Publishes or schedules a language of the stored draft with its shared fields; the other language stays.
 * @param now milliseconds since 1970
 * @throws {HttpError} 404 without the entry; 409 if it is deleted, or has other revisions than the request names; 422 if it
 *   cannot be published; 400 for a moment in the past
 */
export async function publish(request: Publish, actor: Actor, now: number): Promise<CommandAnswer> {
  const { type, entry: id, locale } = request;
  const stored = await readEntry({ type, id });
  requireSeen(stored, request);
  const from = request.at === null ? now : Date.parse(request.at);
  const checked = { locale, html: await checkedHtml(stored, locale, from) };
  return changeEntry({ type, id }, actor, async (transaction, entry) => {
    requireSeen(entry, request);
    const at = momentOf(request.at, entry.scheduled[locale]?.at ?? null, now);
    return at === null
      ? publishDraft(transaction, entry, checked, actor, now)
      : schedule(transaction, entry, checked, actor, at);
  });
}

/**
 * The HTML is rendered before the transaction, which every save meanwhile would repeat.
 * @param at from when visitors get it, in milliseconds since 1970
 * @throws {HttpError} 422
 */
export async function checkedHtml(entry: Entry, locale: Locale, at: number): Promise<string> {
  const { type, id, draft } = entry;
  const wordFields = type === 'pages' ? await fieldsOfPage(id) : [];
  const problems = findProblems({ ...entry, wordFields }, locale, at);
  if (problems.length > 0) refuse(...problems);
  const html = renderBody(type, markdownIn(type, draft, locale));
  await requirePictures(entry, html);
  return html;
}

async function publishDraft(
  transaction: Transaction,
  entry: Entry,
  checked: Checked,
  actor: Actor,
  now: number,
): Promise<Change | null> {
  const { locale } = checked;
  const isDone = isPublishedAsDrafted(entry, locale) && entry.scheduled[locale] === null;
  if (isDone && !entry.outdated[locale]) return null;
  const write = await preparePublication(transaction, entry, checked, now);
  const snapshot = writeSnapshot(transaction, entry, { reason: 'publish', locale, by: actor.uid });
  write(snapshot);
  transaction.update(entryDocument(entry), { [`outdated.${locale}`]: false });
  return { action: 'content_publish', detail: locale };
}

async function schedule(
  transaction: Transaction,
  entry: Entry,
  checked: Checked,
  actor: Actor,
  at: number,
): Promise<Change | null> {
  const { locale } = checked;
  const last = entry.scheduled[locale];
  const revision = entry.revision[locale];
  const waits = sharedWaitsFor(entry, locale) !== undefined;
  const shared = waits ? (entry.published.shared ?? 0) : entry.revision.shared;
  const isSame = last?.at === at && last.revision === revision && last.shared === shared;
  if (isSame && !entry.outdated[locale]) return null;
  if (isPublishedAsDrafted(entry, locale)) {
    throw new HttpError(409, 'nothing_to_schedule', 'Visitors get exactly this already.');
  }
  // A schedule refuses now what would be refused at its moment.
  await preparePublication(transaction, entry, checked, at);
  const snapshot = writeSnapshot(transaction, entry, { reason: 'schedule', locale, by: actor.uid });
  transaction.update(entryDocument(entry), {
    [`scheduled.${locale}`]: {
      revision,
      shared,
      at: new Date(at),
      snapshot,
      by: actor.uid,
    },
    [`outdated.${locale}`]: false,
  });
  return { action: 'content_schedule', detail: locale, isPublic: false };
}

/**
 * Reads and checks what a language of an entry becomes.
 * @param entry its draft is what becomes public
 * @param at start of the publication, in milliseconds since 1970
 * @returns writes the publication, with the id of the draft in the history
 * @throws {HttpError} 422
 */
export async function preparePublication(
  transaction: Transaction,
  entry: Entry,
  checked: Checked,
  at: number,
): Promise<(snapshot: string) => void> {
  const { locale } = checked;
  const before = await readPublished(entry, transaction);
  const bringsShared = bringsSharedFields(entry, locale);
  const holder = bringsShared ? await findHolder(transaction, entry, before) : null;
  const shared = bringsShared || before === null ? entry.draft.shared : before;
  const publication = nextPublication(entry, before, shared, checked, at);
  if (storedBytes(publication) > MAX_DOCUMENT_BYTES) {
    const limit = Math.floor(MAX_DOCUMENT_BYTES / 1000);
    refuse({ field: mainField(entry.type) || 'words', code: 'too-large', limit });
  }
  const publishAt = publication.texts[locale]?.publish_at ?? '';
  return (snapshot) => {
    if (holder) transaction.update(holder, { slugs: FieldValue.arrayRemove(slugOf(entry.draft)) });
    writePublication(transaction, entry, publication);
    transaction.update(entryDocument(entry), {
      [`published.${locale}`]: {
        revision: entry.revision[locale],
        publish_at: new Date(publishAt),
        snapshot,
      },
      ...(bringsShared && { 'published.shared': entry.revision.shared }),
      [`scheduled.${locale}`]: null,
    });
  };
}

/** True if the draft’s shared fields become public too: with the first language; later only newer ones that no schedule awaits. */
function bringsSharedFields(entry: Entry, locale: Locale): boolean {
  const { published, revision } = entry;
  if (LOCALES.every((one) => published[one] === null)) return true;
  return revision.shared > (published.shared ?? -1) && sharedWaitsFor(entry, locale) === undefined;
}

function nextPublication(
  { type, draft, published, revision }: Entry,
  before: Publication | null,
  shared: Publication | Entry['draft']['shared'],
  { locale, html }: Checked,
  at: number,
): Publication {
  const firstPublished = Date.parse(before?.first[locale] ?? '') || at;
  const present = before?.texts[locale] ?? null;
  const isChange = present !== null && published[locale]?.revision !== revision[locale];
  const changedBefore = Date.parse(present?.changed_at ?? '') || null;
  const changedAt = isChange ? at : changedBefore;
  const text = publicationText(type, draft[locale], html, firstPublished, changedAt);
  return publicationOf(
    type,
    shared,
    { ...NEVER_PUBLISHED, ...before?.texts, [locale]: text },
    before ?? undefined,
  );
}

function refuse(...issues: readonly Problem[]): never {
  const message = 'This cannot be published as it is.';
  throw new HttpError(422, 'not_publishable', message, { details: { issues } });
}

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

async function requirePictures({ type, draft }: Entry, html: string): Promise<void> {
  // The largest size is stored last: if it is there, the others are.
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
    if (stored.some(([exists]) => !exists)) refuse({ field, code: 'picture-missing' });
  }
}

/**
 * The moment of a publication; null for now. @param scheduled this language's schedule @throws {HttpError} 400 for a moment in
 * the past
 */
function momentOf(at: string | null, scheduled: number | null, now: number): number | null {
  if (at === null) return null;
  const moment = Date.parse(at);
  if (moment > now || moment === scheduled) return moment;
  throw new HttpError(400, 'schedule_past', 'This moment has passed. Choose a later one.');
}

/**
 * The publication of a deleted entry that gives up the address; null if it is free, or the entry's own.
 * @throws {HttpError} 422 if another entry has it, or had it
 */
async function findHolder(
  transaction: Transaction,
  { type, draft }: Entry,
  before: Publication | null,
): Promise<DocumentReference | null> {
  const slug = slugOf(draft);
  if (slug === '' || before?.slugs.includes(slug)) return null;
  const holders = publicationCollection(type).where('slugs', 'array-contains', slug).limit(1);
  const [holder] = (await transaction.get(holders.select())).docs;
  if (holder === undefined) return null;
  const owner = await findEntry({ type, id: holder.id }, transaction);
  if (owner?.deleted_date === null) refuse({ field: 'slug', code: 'slug-taken' });
  return holder.ref;
}
