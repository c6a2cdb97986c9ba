import { type Transaction, FieldValue } from 'firebase-admin/firestore';
import type { Actor } from '../../../model/audit/entry.ts';
import type { Act, ActAnswer } from '../../../model/content/acts.ts';
import type { Entry } from '../../../model/content/draft.ts';
import {
  fieldsOf,
  picturesIn,
  type SharedField,
  type TextField,
} from '../../../model/content/kinds.ts';
import { type Problem, findProblems } from '../../../model/content/problems.ts';
import {
  type Publication,
  publicationOf,
  publicationText,
} from '../../../model/content/publication.ts';
import { languageStatus } from '../../../model/content/status.ts';
import { picturesInHtml } from '../../../model/pictures/body-image.ts';
import { MEDIA_FOLDER, MEDIA_WIDTHS } from '../../../model/pictures/media.ts';
import { MAX_DOCUMENT_BYTES, storedBytes } from '../../../model/stored-bytes.ts';
import { publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-response.ts';
import { bucket } from '../pictures/storage.ts';
import { keepDraft } from './history.ts';
import { renderBody } from './render.ts';
import {
  changeEntry,
  entryDocument,
  findEntry,
  publicationDocument,
  readEntry,
  readPublication,
} from './store.ts';

type Publish = Extract<Act, { act: 'publish' }>;

/** @throws {HttpError} 422 with what must be fixed first */
function refuse(...issues: readonly Problem[]): never {
  const message = 'This cannot be published as it is.';
  throw new HttpError(422, 'not_publishable', message, { details: { issues } });
}

/**
 * Publishes a language of the stored draft, at once or at a later moment, with the shared fields as they are stored. The other
 * language stays as it is.
 * @param now milliseconds since 1970
 * @throws {HttpError} 404 without the entry; 409 where it is deleted, or has other revisions than the request names; 422 where
 *   it cannot be published; 400 for a moment in the past
 */
export async function publish(request: Publish, actor: Actor, now: number): Promise<ActAnswer> {
  const { kind, entry: id, locale } = request;
  const name = { kind, id };
  // Rendered before the transaction, which would be repeated by every save meanwhile.
  const stored = await readEntry(name);
  requireSeen(stored, request);
  const problems = findProblems(kind, stored.draft, locale);
  if (problems.length > 0) refuse(...problems);
  const html = render(stored, request);
  await requirePictures(stored, html);

  return changeEntry(name, actor, async (transaction, entry) => {
    requireSeen(entry, request);
    // An entry that was never published has no publication.
    const before =
      entry.published.shared === null ? null : await readPublication(name, transaction);
    const status = languageStatus(entry, locale, now);
    const publishAt = momentOf(status.publishAt, request.at, now);
    const isSame = status.publishAt === publishAt && status.state !== 'changed';
    if (isSame && !status.outdated) return null;

    const { shared } = entry.draft;
    const addresses = before?.addresses ?? [];
    const taken = addresses.includes(shared.slug) ? null : await findTaken(transaction, entry);
    const text = publicationText(
      kind,
      entry.draft[locale],
      html,
      publishAt,
      changedAt(entry, before, locale, now),
    );
    const texts = { en: null, id: null, ...before?.texts, [locale]: text };
    const { order } = entry;
    const publication = publicationOf(kind, shared, texts, { order, addresses });
    if (storedBytes(publication) > MAX_DOCUMENT_BYTES) {
      const limit = Math.floor(MAX_DOCUMENT_BYTES / 1000);
      refuse({ field: 'body', code: 'too-large', limit });
    }
    if (taken !== null)
      transaction.update(taken, { addresses: FieldValue.arrayRemove(shared.slug) });
    transaction.set(publicationDocument(name), publication);
    const reason = publishAt > now ? 'schedule' : 'publish';
    const kept = keepDraft(transaction, entry, { reason, locale, by: actor.uid });
    const revision = entry.revision[locale];
    transaction.update(entryDocument(name), {
      [`published.${locale}`]: { revision, publish_at: new Date(publishAt), kept },
      'published.shared': entry.revision.shared,
      [`outdated.${locale}`]: false,
    });
    return { action: publishAt > now ? 'content_schedule' : 'content_publish', detail: locale };
  });
}

/** @throws {HttpError} 409 where the entry is not as the person saw it */
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

/** The HTML of the language's Markdown; '' for a kind without. */
function render({ kind, draft }: Entry, { locale }: Publish): string {
  const markdown = fieldsOf(kind, locale).find(({ type }) => type === 'markdown');
  if (markdown === undefined) return '';
  return renderBody(kind, (draft[locale][markdown.name as TextField] ?? '').trim());
}

/** @throws {HttpError} 422 where a picture of the entry or of the text is not stored */
async function requirePictures({ kind, draft }: Entry, html: string): Promise<void> {
  const largest = MEDIA_WIDTHS[MEDIA_WIDTHS.length - 1] ?? 0;
  const areStored = async (ids: readonly string[]) => {
    const files = ids.map((id) => bucket().file(`${MEDIA_FOLDER}/${id}/${largest}.webp`));
    return (await Promise.all(files.map((file) => file.exists()))).every(([exists]) => exists);
  };
  for (const field of fieldsOf(kind, 'shared')) {
    const pictures = picturesIn(field, draft.shared[field.name as SharedField]);
    if (!(await areStored(pictures.map(({ id }) => id))))
      refuse({ field: field.name, code: 'gone' });
  }
  if (!(await areStored(picturesInHtml(html)))) refuse({ field: 'body', code: 'gone' });
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

/** When the language's public text last changed once this is published, in milliseconds since 1970; null for never. */
function changedAt(
  entry: Entry,
  before: Publication | null,
  locale: Publish['locale'],
  now: number,
): number | null {
  const shown = entry.published[locale];
  if (shown === null || shown.publish_at > now) return null;
  if (shown.revision !== entry.revision[locale]) return now;
  const changed = before?.texts[locale]?.changed_at;
  return changed === undefined ? null : Date.parse(changed);
}

/**
 * The publication from which an entry takes its address: that of a deleted entry gives it up.
 * @returns null where the address is free, or the kind has none
 * @throws {HttpError} 422 where another entry has it, or had it
 */
async function findTaken(transaction: Transaction, { kind, draft }: Entry) {
  const { slug } = draft.shared;
  if (slug === '') return null;
  const holders = publicationCollection(kind).where('addresses', 'array-contains', slug).limit(1);
  const [holder] = (await transaction.get(holders.select())).docs;
  if (holder === undefined) return null;
  const owner = await findEntry({ kind, id: holder.id }, transaction);
  if (owner?.deleted_date === null) refuse({ field: 'slug', code: 'taken' });
  return holder.ref;
}
