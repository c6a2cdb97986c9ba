import * as v from 'valibot';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { PublishResponse } from '../../../model/publishing/api.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { entryName, parseEntry } from '../../../model/content/entry.ts';
import { REVISION_RECORDS } from '../../../model/content/history.ts';
import type { LiveState } from '../../../model/publishing/status.ts';
import { NOTHING_LIVE } from '../../../model/publishing/status.ts';
import { isSlug } from '../../../model/content/slug.ts';
import { isRecord } from '../../../model/is-record.ts';
import type { Bilingual } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { database, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { documentsOf, NO_HTML } from './entry-documents.ts';
import { MarkdownTooComplex, renderBodies } from './render-markdown.ts';
import type { EntryChange } from './stored-entry.ts';
import { entryDocument, historyCollection, targetOf } from './stored-entry.ts';

const redirectsSchema = v.fallback(v.array(v.string()), []);

/** A deleted entry, from the last revision of its history. */
interface Kept {
  entry: Entry;
  revision: string;
  redirects: string[];
  /** When each language's public text last changed, as it was stored. */
  changedAt: Bilingual<unknown>;
}

function keptOf(change: EntryChange, found: DocumentSnapshot | undefined): Kept | null {
  const data = found?.data();
  if (found === undefined || data === undefined) return null;
  const revision = v.safeParse(REVISION_RECORDS[change.kind], data);
  if (!revision.success) return null;
  const isDeletion = revision.output.reason === 'delete';
  const { saved_by: savedBy, saved_date: savedDate } = data;
  const entry = parseEntry(change.kind, change.id, {
    outdated: { en: false, id: false },
    live: NOTHING_LIVE,
    ...revision.output.shared,
    draft: revision.output.draft,
    ...(isDeletion && data['live'] !== undefined && { live: data['live'] }),
    ...(isDeletion && data['outdated'] !== undefined && { outdated: data['outdated'] }),
    created_date: savedDate,
    updated_date: savedDate,
    updated_by: savedBy,
  });
  if (entry === null) return null;
  const redirects = v.parse(redirectsSchema, data['redirects']);
  const changed = isDeletion && isRecord(data['changed_at']) ? data['changed_at'] : {};
  const changedAt = { en: changed['en'] ?? null, id: changed['id'] ?? null };
  return { entry, revision: found.id, redirects, changedAt };
}

async function renderAll(
  { kind }: EntryChange,
  live: LiveState,
): Promise<Bilingual<string> | null> {
  try {
    const bodies = LOCALES.map((locale) => live[locale]?.body ?? '');
    const [en = '', id = ''] = await renderBodies(kind, bodies);
    return { en, id };
  } catch (error) {
    if (error instanceof MarkdownTooComplex) return null;
    throw error;
  }
}

/**
 * Restores a deleted entry with what was published of it, scheduled texts and old addresses included. Where
 * another entry has its address meanwhile, it comes back as a draft.
 */
export async function restoreEntry(change: EntryChange): Promise<PublishResponse> {
  const latest = historyCollection(change).orderBy('saved_date', 'desc').limit(1);
  const kept = keptOf(change, (await latest.get()).docs[0]);
  const html = kept && (await renderAll(change, kept.entry.live));
  return database().runTransaction(async (transaction) => {
    const there = await transaction.get(entryDocument(change));
    const newest = (await transaction.get(latest)).docs[0];
    if (there.exists) return { outcome: 'exists' };
    if (kept === null) return { outcome: 'nothing_kept' };
    if (newest?.id !== kept.revision) {
      throw new HttpError(409, 'changing', 'Somebody else is changing this entry. Try again.');
    }
    const { entry } = kept;
    const asPublished = documentsOf(entry, html ?? NO_HTML, change.now, kept.changedAt);
    const { address, publication } = asPublished;
    const hasAddress = change.kind === 'testimonials' || isSlug(address);
    const targets = html && publication && hasAddress ? [address, ...kept.redirects] : [];
    const publications = publicationCollection(change.kind);
    const standing = await Promise.all(
      targets.map((target) => transaction.get(publications.doc(target))),
    );
    const [own, ...redirects] = standing;
    const isFree = own?.exists === false;
    if (isFree) {
      transaction.create(own.ref, publication ?? {});
      for (const { exists, ref } of redirects) {
        if (!exists) transaction.create(ref, { entry: change.id, redirect_to: address });
      }
    }
    const wasLive = LOCALES.some((locale) => entry.live[locale] !== null);
    const asDraft = documentsOf({ ...entry, live: NOTHING_LIVE }, NO_HTML, change.now);
    transaction.create(entryDocument(change), {
      ...(isFree ? asPublished : asDraft).stored,
      created_date: FieldValue.serverTimestamp(),
      ...recordedStamp(change.actor),
    });
    record(transaction, change.actor, {
      action: 'content_restore',
      target: targetOf(change),
      name: entryName(entry, 'en'),
      detail: '',
    });
    return { outcome: wasLive && !isFree ? 'restored_as_draft' : 'done' };
  });
}
