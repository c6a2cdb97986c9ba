import type { Timestamp } from 'firebase-admin/firestore';
import type { PublishRequest, PublishResponse } from '../../../model/publishing/api.ts';
import type { Entry } from '../../../model/content/entry.ts';
import type { ValidationIssue } from '../../../model/publishing/problems.ts';
import { validateForPublishing } from '../../../model/publishing/problems.ts';
import type { LiveState } from '../../../model/publishing/status.ts';
import {
  languageStatus,
  publishedState,
  withdrawnState,
} from '../../../model/publishing/status.ts';
import { sameTexts } from '../../../model/content/text.ts';
import { bodyImageIds } from '../../../model/pictures/body-image.ts';
import { MEDIA_WIDTHS } from '../../../model/content/limits.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { LOCALES, otherLocale } from '../../../model/locale.ts';
import { draftDigest } from '../../../model/publishing/draft-digest.ts';
import { MEDIA_FOLDER } from '../../../model/pictures/media.ts';
import { addressOf, makePublication } from '../../../model/publishing/publication.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { database, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { bucket } from '../pictures/storage.ts';
import { MarkdownTooComplex, renderBodies } from './render-markdown.ts';
import type { Act, Addresses } from './stored-entry.ts';
import {
  entryDocument,
  entryOf,
  readAddresses,
  storedLive,
  targetOf,
  withdrawAddresses,
} from './stored-entry.ts';

type Publish = Extract<PublishRequest, { operation: 'publish' }>;

/** Attempts at publishing an entry that somebody else keeps changing. */
const ATTEMPTS = 4;

/** @throws {HttpError} 422 with what must be mended first */
function refuse(issues: readonly ValidationIssue[]): never {
  const message = 'This cannot be published as it is.';
  throw new HttpError(422, 'not_publishable', message, { details: { issues } });
}

export function noEntry(): HttpError {
  return new HttpError(404, 'no_such_entry', 'This entry does not exist any more.');
}

const isStored = async (id: string): Promise<boolean> => {
  const largest = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;
  const [exists] = await bucket().file(`${MEDIA_FOLDER}/${id}/${largest}.webp`).exists();
  return exists;
};

/** Everything that has to be decided before the transaction, for one stored state of the entry. */
interface Prepared {
  entry: Entry;
  version: Timestamp | undefined;
  live: LiveState;
  address: string;
  html: Bilingual<string>;
}

/**
 * Publishes a language as its draft stands, at once or at a later moment, and with it the fields that both
 * languages share; an old address then leads to the new one.
 * @throws {HttpError} 404 without the entry, 422 where it cannot be published, 400 for a moment in the past, 409 where
 *   the stored draft is not the one that the admin saw
 */
export async function publish(act: Act, request: Publish): Promise<PublishResponse> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const prepared = await prepare(act, request);
    if (prepared === null) return { outcome: 'unchanged' };
    if (await commit(act, request.locale, prepared)) return { outcome: 'done' };
  }
  const message = 'Somebody else is changing this entry. Please try again.';
  throw new HttpError(409, 'changing', message);
}

/** Checks and renders; null where all of it is published already. */
async function prepare(act: Act, { locale, seen, ...request }: Publish): Promise<Prepared | null> {
  const at = request.at === null ? null : Date.parse(request.at);
  const found = await entryDocument(act).get();
  const entry = entryOf(act, found);
  if (entry === null) throw noEntry();
  if (entry.malformedFields.length > 0) {
    throw new HttpError(422, 'malformed_entry', 'This record is damaged. Repair it first.');
  }
  if ((await draftDigest(act.kind, entry, locale)) !== seen) {
    throw new HttpError(409, 'changed_since', 'Somebody changed this entry just before.');
  }
  const status = languageStatus(act.kind, entry, locale, act.now);
  const addresses = await readAddresses(null, act);
  const publishAt = momentOf(status.publishAt, at, act.now);
  const isSame = status.publishAt === publishAt && status.state !== 'changed' && !status.outdated;
  if (isSame && addresses.publication !== null) return null;
  if (publishAt > act.now || at === null || publishAt === status.publishAt) {
    const issues = validateForPublishing(act.kind, entry.draft[locale], entry);
    if (issues.length > 0) refuse(issues);
  } else {
    throw new HttpError(400, 'schedule_past', 'This moment has passed. Choose a later one.');
  }
  if (entry.cover !== null && !(await isStored(entry.cover.id))) {
    refuse([{ field: 'cover', code: 'gone' }]);
  }
  const live = publishedState(act.kind, entry, locale, publishAt);
  const html = await htmlOf(act, live, addresses, locale);
  const images = await Promise.all(bodyImageIds(html[locale]).map(isStored));
  if (images.includes(false)) refuse([{ field: 'body', code: 'gone' }]);
  return {
    entry,
    version: found.updateTime,
    live,
    address: addressOf(act.kind, act.id, live),
    html,
  };
}

/** A published text that is published again keeps its moment; one that was only scheduled, or is new, does not. */
function momentOf(current: number | null, at: number | null, now: number): number {
  if (at !== null) return at;
  return current !== null && current <= now ? current : now;
}

/** The HTML of the published languages: rendered, or for a language that does not change as it is. */
async function htmlOf(
  { kind }: Act,
  live: LiveState,
  { publication }: Addresses,
  changed: Locale | null,
): Promise<Bilingual<string>> {
  const html: Bilingual<string> = { en: '', id: '' };
  for (const locale of LOCALES) {
    const kept: unknown = publication?.get(`texts.${locale}.html`);
    if (locale !== changed && typeof kept === 'string') html[locale] = kept;
    else html[locale] = await renderOne(kind, live[locale]?.body ?? '');
  }
  return html;
}

async function renderOne(kind: Act['kind'], body: string): Promise<string> {
  try {
    return (await renderBodies(kind, [body]))[0] ?? '';
  } catch (error) {
    if (error instanceof MarkdownTooComplex) refuse([{ field: 'body', code: 'too-complex' }]);
    throw error;
  }
}

/** Writes all of it or nothing; false where the entry changed since it was checked. */
async function commit(act: Act, locale: Locale, prepared: Prepared): Promise<boolean> {
  const { entry, live, address, html } = prepared;
  const target = publicationCollection(act.kind).doc(address);
  return database().runTransaction(async (transaction) => {
    const found = await transaction.get(entryDocument(act));
    const addresses = await readAddresses(transaction, act);
    const standing = await transaction.get(target);
    if (!found.exists) throw noEntry();
    const changedAt = changeTimes(act, locale, prepared, addresses);
    const publication = makePublication(act.kind, entry, live, html, act.now, changedAt) ?? {};
    const { version } = prepared;
    if (!found.updateTime || !version || !found.updateTime.isEqual(version)) return false;
    if (standing.exists && standing.get('entry') !== act.id) {
      refuse([{ field: 'slug', code: 'taken' }]);
    }
    const fields = {
      live: storedLive(live),
      [`outdated.${locale}`]: false,
      ...recordedStamp(act.actor),
    };
    requireRoom({ ...found.data(), live: fields.live }, publication);
    if (standing.exists) transaction.set(target, publication);
    // Two entries that ask for one address at the same time: the second creation fails.
    else transaction.create(target, publication);
    for (const { ref } of [addresses.publication ?? [], addresses.redirects].flat()) {
      if (ref.id !== address) transaction.set(ref, { entry: act.id, redirect_to: address });
    }
    transaction.update(entryDocument(act), fields);
    record(transaction, act.actor, {
      action: 'content_publish',
      target: targetOf(act),
      detail: locale,
      revision: { entry, reason: 'publish', locale },
    });
    return true;
  });
}

/** When each language's text last changed since it became public; publishing another text of one changes its time. */
function changeTimes(
  { kind, now }: Act,
  locale: Locale,
  { entry, live }: Prepared,
  { publication }: Addresses,
): Bilingual<unknown> {
  const [before, after] = [entry.live[locale], live[locale]];
  const kept = (language: Locale): unknown => publication?.get(`changed_at.${language}`) ?? null;
  const times = { en: kept('en'), id: kept('id') };
  const wasPublic = before !== null && before.publish_at <= now;
  if (!wasPublic || after === null) times[locale] = null;
  else if (!sameTexts(kind, before, after)) times[locale] = new Date(now);
  return times;
}

/** @throws {HttpError} 422 where a document would be too large for the database */
function requireRoom(...documents: unknown[]): void {
  if (documents.every((document) => storedBytes(document) <= MAX_DOCUMENT_BYTES)) return;
  refuse([{ field: 'body', code: 'too-large', limit: Math.floor(MAX_DOCUMENT_BYTES / 1000) }]);
}

/** Takes a language off the site; the drafts stay, and so does the address. Works for malformed records too. */
export async function unpublish(act: Act, locale: Locale): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const entry = entryOf(act, await transaction.get(entryDocument(act)));
    const addresses = await readAddresses(transaction, act);
    if (entry === null) throw noEntry();
    const { publication } = addresses;
    const shown: unknown = publication?.get(`texts.${locale}`) ?? null;
    if (entry.live[locale] === null && shown === null) return { outcome: 'unchanged' };
    const live = withdrawnState(entry.live, locale);
    const other = live[otherLocale(locale)];
    if (other === null) withdrawAddresses(transaction, addresses, act.id);
    else if (publication) {
      transaction.update(publication.ref, {
        [`texts.${locale}`]: null,
        first_at: new Date(other.publish_at),
        changed_date: new Date(act.now),
        ...(act.kind === 'blog' && { [`changed_at.${locale}`]: null }),
      });
    }
    transaction.update(entryDocument(act), { live: storedLive(live), ...recordedStamp(act.actor) });
    record(transaction, act.actor, {
      action: 'content_unpublish',
      target: targetOf(act),
      detail: locale,
      revision: { entry, reason: 'unpublish', locale },
    });
    return { outcome: 'done' };
  });
}
