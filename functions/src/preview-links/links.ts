import { createHash, randomBytes } from 'node:crypto';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Timestamp } from 'firebase-admin/firestore';
import type { CreatedPreviewLink, PreviewLinks } from '../../../model/preview-links/api.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PreviewLink } from '../../../model/preview-links/link.ts';
import {
  PREVIEW_LINK_MS,
  PREVIEW_LINKS_PER_ENTRY,
  previewLinkRecord,
} from '../../../model/preview-links/link.ts';
import { PREVIEW_PATH } from '../../../model/preview-links/path.ts';
import type { Actor } from '../../../model/audit/actor.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { record } from '../audit/record.ts';
import { collection, database } from '../firestore.ts';
import { isAccountUsable, notAnAdmin } from '../http/auth.ts';
import { HttpError } from '../http/http-error.ts';
import type { EntryChange } from '../publishing/stored-entry.ts';
import { entryDocument, targetOf } from '../publishing/stored-entry.ts';

/** 256 bits in base64url. */
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** The entry that a link shows. */
type Previewed = Pick<EntryChange, 'kind' | 'id'>;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Links to entries with that id, of any kind. */
const linksTo = (id: string): Query => collection('preview_link').where('entry', '==', id);

/** The links of documents that work. */
export function workingLinks(docs: readonly QueryDocumentSnapshot[], now: number) {
  return docs.flatMap((found) => {
    const link = parseRecord(previewLinkRecord, { id: found.id, data: found.data() });
    return link.ok && link.value.expires > now ? { ...link.value, id: found.id } : [];
  });
}

/** What the admin area gets to know of a link. */
export function listedLink(
  link: ReturnType<typeof workingLinks>[number],
): PreviewLinks['links'][number] {
  const { id, created_by } = link;
  return {
    id,
    created_by,
    created_date: new Date(link.created_date).toISOString(),
    expires: new Date(link.expires).toISOString(),
  };
}

/** The links of an entry that work, newest first. */
export async function readLinks({ kind, id }: Previewed, now: number): Promise<PreviewLinks> {
  const { docs } = await linksTo(id).get();
  const links = workingLinks(docs, now).filter((link) => link.kind === kind);
  return { links: links.toSorted((a, b) => b.created_date - a.created_date).map(listedLink) };
}

/**
 * Creates a link to the draft of an entry, with its audit entry.
 * @throws {HttpError} 403 where the author is no longer an admin, 404 without the entry, 409 where it has `PREVIEW_LINKS_PER_ENTRY` links
 */
export async function createLink(
  entry: Previewed,
  admin: Actor,
  now: number,
): Promise<CreatedPreviewLink> {
  const db = database();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.runTransaction(async (transaction) => {
    const [author, { exists }] = await Promise.all([
      transaction.get(collection('user').doc(admin.uid)),
      transaction.get(entryDocument(entry)),
    ]);
    // No link is created behind the back of `revokeLinksOf`.
    if (author.get('is_admin') !== true) throw notAnAdmin();
    if (!exists) throw new HttpError(404, 'no_such_entry', 'This entry does not exist.');
    const { docs } = await transaction.get(linksTo(entry.id));
    const links = workingLinks(docs, now).filter(({ kind }) => kind === entry.kind);
    if (links.length >= PREVIEW_LINKS_PER_ENTRY) {
      const message = 'This entry has too many links. Revoke one first.';
      throw new HttpError(409, 'too_many_links', message);
    }
    const link: PreviewLink<Timestamp> = {
      kind: entry.kind,
      entry: entry.id,
      created_by: admin.uid,
      created_date: Timestamp.fromMillis(now),
      expires: Timestamp.fromMillis(now + PREVIEW_LINK_MS),
    };
    transaction.create(collection('preview_link').doc(idOf(token)), link);
    const target = targetOf(entry);
    record(transaction, admin, { action: 'preview_create', target, detail: '' });
  });
  return { ...(await readLinks(entry, now)), path: PREVIEW_PATH + token };
}

/** Ends a link at once, with an audit entry; one that is gone, or another entry's, is left as it is. */
export async function revokeLink(entry: Previewed, id: string, admin: Actor): Promise<void> {
  const db = database();
  const link = collection('preview_link').doc(id);
  await db.runTransaction(async (transaction) => {
    const found = parseRecord(previewLinkRecord, {
      id,
      data: (await transaction.get(link)).data(),
    });
    if (!found.ok || found.value.kind !== entry.kind || found.value.entry !== entry.id) return;
    transaction.delete(link);
    const target = targetOf(entry);
    record(transaction, admin, { action: 'preview_revoke', target, detail: '' });
  });
}

/** Links per batch. */
const BATCH = 400;

/** Ends every link that a person created, with one audit entry per batch; may be repeated. */
export async function revokeLinksOf(uid: string, admin: Actor): Promise<void> {
  const links = collection('preview_link').where('created_by', '==', uid).limit(BATCH).select();
  for (let found = BATCH; found === BATCH;) {
    const { docs } = await links.get();
    found = docs.length;
    if (found === 0) return;
    const batch = database().batch();
    for (const { ref } of docs) batch.delete(ref);
    const target = `${COLLECTIONS.user}/${uid}`;
    record(batch, admin, { action: 'preview_revoke', target, detail: String(found) });
    await batch.commit();
  }
}

/** A link that somebody opens. */
export interface OpenedLink {
  entry: Previewed;
  /** In milliseconds since 1970. */
  expires: number;
}

/**
 * The link of a token, which may have expired; null for an unknown or malformed one, and where the account that created it
 * was disabled or deleted.
 */
export async function openLink(token: string): Promise<OpenedLink | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const found = await collection('preview_link').doc(idOf(token)).get();
  const link = parseRecord(previewLinkRecord, { id: found.id, data: found.data() });
  if (!link.ok || !(await isAccountUsable(link.value.created_by))) return null;
  const { kind, entry: id, expires } = link.value;
  return { entry: { kind, id }, expires };
}
