import { isDeepStrictEqual } from 'node:util';
import type { PublishRequest, PublishResponse } from '../../../model/publishing/api.ts';
import type { Cover } from '../../../model/content/cover.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { applyUpdate, emptyEntry } from '../../../model/content/entry.ts';
import type { ContentKind } from '../../../model/content/limits.ts';
import { sameTexts } from '../../../model/content/text.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { otherLocale } from '../../../model/locale.ts';
import { bodyImageIds } from '../../../model/pictures/body-image.ts';
import { MEDIA_FOLDER, MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import type { ValidationIssue } from '../../../model/publishing/problems.ts';
import { validateForPublishing } from '../../../model/publishing/problems.ts';
import {
  draftUpdate,
  languageStatus,
  newlyOutdated,
  publishableFields,
  publishedShared,
  publishedState,
} from '../../../model/publishing/status.ts';
import { MAX_DOCUMENT_BYTES } from '../../../model/stored-bytes.ts';
import { keepRevision, record, recordedStamp } from '../audit/record.ts';
import { database, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { bucket } from '../pictures/storage.ts';
import { documentsOf } from './entry-documents.ts';
import { MarkdownTooComplex, renderBodies } from './render-markdown.ts';
import type { Addresses, EntryChange } from './stored-entry.ts';
import { entryDocument, readAddresses, readEntry, targetOf } from './stored-entry.ts';

type Publish = Extract<PublishRequest, { operation: 'publish' }>;

/** @throws {HttpError} 422 with what must be fixed first */
function refuse(...issues: readonly ValidationIssue[]): never {
  const message = 'This cannot be published as it is.';
  throw new HttpError(422, 'not_publishable', message, { details: { issues } });
}

/**
 * Publishes a language with the texts and shared fields of the request, at once or at a later moment, and makes them its
 * draft; an old address then leads to the new one. The other language stays as it is.
 * @throws {HttpError} 404 without the entry, 422 where it cannot be published, 400 for a moment in the past, 409 with the
 *   field whose stored value is neither the one sent nor the one that this is based on
 */
export async function publish(change: EntryChange, request: Publish): Promise<PublishResponse> {
  const { kind, id, actor, now } = change;
  const { locale } = request;
  const sent = { ...emptyEntry(kind, id, 0), body: '', ...request.fields };
  const issues = validateForPublishing(kind, sent, sent);
  if (issues.length > 0) refuse(...issues);
  // Trimmed as in the record, of which restoring and importing render it again.
  const html = await render(kind, sent.body.trim());
  await requirePictures(sent.cover, html);

  return database().runTransaction(async (transaction) => {
    const before = await readEntry(transaction, change);
    const addresses = await readAddresses(transaction, change);
    const isEdited = isEditedBy(request, before);
    const draft = isEdited ? withFields(before, request) : before;
    const status = languageStatus(kind, draft, locale, now);
    const publishAt = momentOf(status.publishAt, request.at, now);
    const isSame = status.publishAt === publishAt && status.state !== 'changed' && !status.outdated;
    if (isSame && !isEdited && addresses.publication !== null) return { outcome: 'unchanged' };

    const other = publishedOther(before, addresses, otherLocale(locale));
    const after: Entry = {
      ...draft,
      live: { ...publishedState(kind, draft, locale, publishAt), ...other.live },
      outdated: { ...draft.outdated, [locale]: false },
    };
    const { stored, address, publication, isTooLarge } = documentsOf(
      after,
      { en: html, id: html, ...other.html },
      now,
      changeTimes(before, after, locale, addresses, now),
    );
    const target = publicationCollection(kind).doc(address);
    const standing = await transaction.get(target);
    if (standing.exists && standing.get('entry') !== id) refuse({ field: 'slug', code: 'taken' });
    if (isTooLarge) {
      const limit = Math.floor(MAX_DOCUMENT_BYTES / 1000);
      refuse({ field: 'body', code: 'too-large', limit });
    }
    // Two entries that ask for one address at the same time: the second creation fails.
    if (standing.exists) transaction.set(target, publication ?? {});
    else transaction.create(target, publication ?? {});
    for (const { ref } of [addresses.publication ?? [], addresses.redirects].flat()) {
      if (ref.id !== address) transaction.set(ref, { entry: id, redirect_to: address });
    }
    transaction.update(entryDocument(change), { ...stored, ...recordedStamp(actor) });
    if (isEdited) {
      const outdated = newlyOutdated(before, draft);
      const reason = outdated ? 'matched' : 'save';
      keepRevision(transaction, actor, { entry: before, reason, locale: outdated ?? locale });
    }
    record(transaction, actor, {
      action: 'content_publish',
      target: targetOf(change),
      detail: locale,
      revision: { entry: after, reason: 'publish', locale },
    });
    return { outcome: 'done' };
  });
}

/** The HTML of a body. @throws {HttpError} 422 where it takes too long to render */
async function render(kind: ContentKind, body: string): Promise<string> {
  try {
    return (await renderBodies(kind, [body]))[0] ?? '';
  } catch (error) {
    if (error instanceof MarkdownTooComplex) refuse({ field: 'body', code: 'too-complex' });
    throw error;
  }
}

/** @throws {HttpError} 422 where the cover or a picture of the text is not stored */
async function requirePictures(cover: Cover | null, html: string): Promise<void> {
  const largest = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;
  const areStored = async (ids: readonly string[]) => {
    const files = ids.map((id) => bucket().file(`${MEDIA_FOLDER}/${id}/${largest}.webp`));
    return (await Promise.all(files.map((file) => file.exists()))).every(([exists]) => exists);
  };
  if (cover !== null && !(await areStored([cover.id]))) refuse({ field: 'cover', code: 'gone' });
  if (!(await areStored(bodyImageIds(html)))) refuse({ field: 'body', code: 'gone' });
}

/**
 * Whether the request changes the stored draft.
 * @throws {HttpError} 409 where somebody else changed a field
 */
function isEditedBy({ fields, locale, base }: Publish, entry: Entry): boolean {
  const stored = publishableFields(entry.kind, entry, locale);
  const edited = Object.entries(fields).filter(
    ([field, value]) => !isDeepStrictEqual(value, stored[field]),
  );
  for (const [field] of edited) {
    if (Object.hasOwn(base, field) && isDeepStrictEqual(base[field], stored[field])) continue;
    const message = 'Somebody else changed this entry just before.';
    throw new HttpError(409, 'changed_since', message, { details: { field } });
  }
  return edited.length > 0;
}

/** The entry with the texts and shared fields of the request as its draft. */
function withFields(entry: Entry, { fields, locale }: Publish): Entry {
  return applyUpdate(entry, {
    ...draftUpdate(entry.kind, entry, locale, fields),
    ...publishedShared(entry.kind, { ...entry, ...fields }),
  });
}

/**
 * From when visitors get a text: a published text that is published again keeps its moment; one that was only scheduled,
 * or is new, does not.
 * @throws {HttpError} 400 for a moment in the past
 */
function momentOf(current: number | null, at: string | null, now: number): number {
  if (at === null) return current !== null && current <= now ? current : now;
  const moment = Date.parse(at);
  if (moment > now || moment === current) return moment;
  throw new HttpError(400, 'schedule_past', 'This moment has passed. Choose a later one.');
}

/** What is public of the other language. Without a publication it is not public, whatever the record says. */
function publishedOther(
  entry: Entry,
  { publication }: Addresses,
  other: Locale,
): { live: object; html: object } {
  const shown: unknown = publication?.get(`texts.${other}`) ?? null;
  const html: unknown = publication?.get(`texts.${other}.html`) ?? '';
  return {
    live: { [other]: shown === null ? null : entry.live[other] },
    html: { [other]: html },
  };
}

/** When each language's text last changed since it became public; publishing another text of one changes its time. */
function changeTimes(
  before: Entry,
  after: Entry,
  locale: Locale,
  { publication }: Addresses,
  now: number,
): Bilingual<unknown> {
  const kept = (language: Locale): unknown => publication?.get(`changed_at.${language}`) ?? null;
  const times = { en: kept('en'), id: kept('id') };
  const [shown, next] = [before.live[locale], after.live[locale]];
  if (shown === null || shown.publish_at > now || next === null) times[locale] = null;
  else if (!sameTexts(before.kind, shown, next)) times[locale] = new Date(now);
  return times;
}
