import * as v from 'valibot';
import { FieldValue } from 'firebase-admin/firestore';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { PublishResponse } from '../../../model/publishing/api.ts';
import type { Entry } from '../../../model/content/entry.ts';
import { entryName, parseEntry, storedShared } from '../../../model/content/entry.ts';
import { REVISION_RECORDS } from '../../../model/content/history.ts';
import type { LiveState } from '../../../model/publishing/status.ts';
import { publishedShared } from '../../../model/publishing/status.ts';
import { isSlug } from '../../../model/content/slug.ts';
import { isRecord } from '../../../model/is-record.ts';
import type { Bilingual, Locale } from '../../../model/locale.ts';
import { LOCALES } from '../../../model/locale.ts';
import { addressOf, makePublication } from '../../../model/publishing/publication.ts';
import { record, recordedStamp } from '../audit/record.ts';
import { database, publicationCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';
import { noEntry } from './publish.ts';
import { MarkdownTooComplex, renderBodies } from './render-markdown.ts';
import type { Act } from './stored-entry.ts';
import {
  entryDocument,
  entryOf,
  historyCollection,
  readAddresses,
  storedLive,
  targetOf,
  withdrawAddresses,
} from './stored-entry.ts';

const NOTHING: LiveState = { en: null, id: null, shared: null };

/**
 * Deletes an entry and everything of it that is public. Its history stays, with a last revision that also keeps
 * what was published; of a malformed record nothing is kept.
 * @param locale language in which the audit log names it
 */
export async function deleteEntry(act: Act, locale: Locale): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const entry = entryOf(act, await transaction.get(entryDocument(act)));
    const { publication, redirects } = await readAddresses(transaction, act);
    if (entry === null) return { outcome: 'unchanged' };
    for (const { ref } of [publication ?? [], redirects].flat()) transaction.delete(ref);
    transaction.delete(entryDocument(act));
    const more = {
      live: storedLive(entry.live),
      outdated: entry.outdated,
      redirects: redirects.map(({ id }) => id),
      changed_at: publication?.get('changed_at') ?? null,
    };
    record(transaction, act.actor, {
      action: 'content_delete',
      target: targetOf(act),
      detail: entryName(entry, locale),
      revision: { entry, reason: 'delete', locale: null, more },
    });
    return { outcome: 'done' };
  });
}

const redirectsSchema = v.fallback(v.array(v.string()), []);

/** A deleted entry, from the last revision of its history. */
interface Kept {
  entry: Entry;
  revision: string;
  redirects: string[];
  /** When each language's public text last changed, as it was stored. */
  changedAt: Bilingual<unknown>;
}

function keptOf(act: Act, found: DocumentSnapshot | undefined): Kept | null {
  const data = found?.data();
  if (found === undefined || data === undefined) return null;
  const revision = v.safeParse(REVISION_RECORDS[act.kind], data);
  if (!revision.success) return null;
  const isDeletion = revision.output.reason === 'delete';
  const entry = parseEntry(act.kind, act.id, {
    outdated: { en: false, id: false },
    live: NOTHING,
    ...revision.output.shared,
    draft: revision.output.draft,
    ...(isDeletion && data['live'] !== undefined && { live: data['live'] }),
    ...(isDeletion && data['outdated'] !== undefined && { outdated: data['outdated'] }),
  });
  const isLive = LOCALES.some((locale) => entry.live[locale] !== null);
  // A record that was published before publications existed does not say with which shared fields.
  if (isLive) entry.live.shared ??= publishedShared(act.kind, entry);
  const redirects = v.parse(redirectsSchema, data['redirects']);
  const changed = isDeletion && isRecord(data['changed_at']) ? data['changed_at'] : {};
  const changedAt = { en: changed['en'] ?? null, id: changed['id'] ?? null };
  return { entry, revision: found.id, redirects, changedAt };
}

async function renderAll({ kind }: Act, live: LiveState): Promise<Bilingual<string> | null> {
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
export async function restoreEntry(act: Act): Promise<PublishResponse> {
  const latest = historyCollection(act).orderBy('saved_date', 'desc').limit(1);
  const kept = keptOf(act, (await latest.get()).docs[0]);
  const html = kept && (await renderAll(act, kept.entry.live));
  return database().runTransaction(async (transaction) => {
    const there = await transaction.get(entryDocument(act));
    const newest = (await transaction.get(latest)).docs[0];
    if (there.exists) return { outcome: 'exists' };
    if (kept === null) return { outcome: 'nothing_kept' };
    if (newest?.id !== kept.revision) {
      throw new HttpError(409, 'changing', 'Somebody else is changing this entry. Try again.');
    }
    const { entry } = kept;
    const publications = publicationCollection(act.kind);
    const address = addressOf(act.kind, act.id, entry.live);
    const publication =
      html !== null && (act.kind === 'testimonials' || isSlug(address))
        ? makePublication(act.kind, entry, entry.live, html, act.now, kept.changedAt)
        : null;
    const targets = publication === null ? [] : [address, ...kept.redirects];
    const standing = await Promise.all(
      targets.map((target) => transaction.get(publications.doc(target))),
    );
    const isFree = standing[0]?.exists === false;
    if (publication !== null && isFree) {
      transaction.create(publications.doc(address), publication);
      for (const redirect of standing.slice(1)) {
        if (!redirect.exists) {
          transaction.create(redirect.ref, { entry: act.id, redirect_to: address });
        }
      }
    }
    const wasLive = LOCALES.some((locale) => entry.live[locale] !== null);
    transaction.create(entryDocument(act), {
      draft: entry.draft,
      live: storedLive(isFree ? entry.live : NOTHING),
      outdated: entry.outdated,
      ...storedShared(entry),
      created_date: FieldValue.serverTimestamp(),
      ...recordedStamp(act.actor),
    });
    record(transaction, act.actor, {
      action: 'content_restore',
      target: targetOf(act),
      detail: entryName(entry, 'en'),
    });
    return { outcome: wasLive && !isFree ? 'restored_as_draft' : 'done' };
  });
}

/**
 * Writes a malformed record anew with the fields that are well-formed. What is published stays, unless the record
 * no longer says what that is.
 */
export async function repairEntry(act: Act): Promise<PublishResponse> {
  return database().runTransaction(async (transaction) => {
    const found = await transaction.get(entryDocument(act));
    const entry = entryOf(act, found);
    const addresses = await readAddresses(transaction, act);
    if (entry === null) throw noEntry();
    if (entry.malformedFields.length === 0) return { outcome: 'unchanged' };
    const isLiveKnown = !entry.malformedFields.some((path) => path.split('.')[0] === 'live');
    if (!isLiveKnown) withdrawAddresses(transaction, addresses, act.id);
    const isDated = !entry.malformedFields.includes('created_date');
    const created: unknown = isDated ? found.get('created_date') : FieldValue.serverTimestamp();
    transaction.set(entryDocument(act), {
      draft: entry.draft,
      live: storedLive(isLiveKnown ? entry.live : NOTHING),
      outdated: entry.outdated,
      ...storedShared(entry),
      created_date: created,
      ...recordedStamp(act.actor),
    });
    record(transaction, act.actor, {
      action: 'content_restore',
      target: targetOf(act),
      detail: entryName(entry, 'en'),
    });
    return { outcome: 'done' };
  });
}
