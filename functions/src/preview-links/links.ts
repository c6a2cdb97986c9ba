import { randomBytes } from 'node:crypto';
import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Context } from 'hono';
import type { Actor } from '../../../model/audit/entry.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import {
  type PreviewLink,
  type PreviewLinkAnswer,
  PREVIEW_LINK_MS,
  previewedEntrySchema,
  previewLinkRecord,
  previewLinkRequestSchema,
} from '../../../model/preview-links/api.ts';
import { PREVIEW_LINK_PATH } from '../../../model/preview-links/path.ts';
import { record } from '../audit/record.ts';
import { type EntryName, entryDocument, findEntry, noEntry } from '../content/store.ts';
import { collection } from '../firestore.ts';
import { type AccountEnv, asAdmin, findAccount } from '../http/auth.ts';
import { json } from '../http/http-response.ts';
import { type BodyEnv, parseBody, parseQuery } from '../http/request-body.ts';

export const linkDocument = ({ type, id }: EntryName): DocumentReference =>
  collection('preview_link').doc(`${type}-${id}`);

const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

async function workingLink(found: DocumentSnapshot | undefined, now: number) {
  if (!found?.exists) return null;
  const link = parseRecord(previewLinkRecord, found.data());
  if (link === null || link.expires <= now) return null;
  const { created_by: creator } = link;
  const [user, account] = await Promise.all([
    collection('user').doc(creator).get(),
    findAccount(creator),
  ]);
  return account?.disabled === false && user.get('is_admin') === true ? link : null;
}

export async function readLink(entry: EntryName, now: number): Promise<PreviewLinkAnswer> {
  const link = await workingLink(await linkDocument(entry).get(), now);
  if (link === null) return { link };
  return {
    link: {
      path: PREVIEW_LINK_PATH + link.token,
      created_by: link.created_by,
      created_date: new Date(link.created_date).toISOString(),
      expires: new Date(link.expires).toISOString(),
    },
  };
}

/** Replaces the link before. @throws {HttpError} 403 if the author is no longer an admin, 404 without the entry */
export async function createLink(entry: EntryName, admin: Actor, now: number): Promise<void> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await asAdmin(admin, async (transaction) => {
    const found = await findEntry(entry, transaction);
    if (found === null || found.deleted_date !== null) throw noEntry();
    const link: PreviewLink<Timestamp> = {
      type: entry.type,
      entry: entry.id,
      token,
      created_by: admin.uid,
      created_date: Timestamp.fromMillis(now),
      expires: Timestamp.fromMillis(now + PREVIEW_LINK_MS),
    };
    transaction.set(linkDocument(entry), link);
    record(transaction, admin, { action: 'preview_create', target: entryDocument(entry).path });
  });
}

export async function revokeLink(entry: EntryName, admin: Actor): Promise<void> {
  await asAdmin(admin, async (transaction) => {
    const link = linkDocument(entry);
    if (!(await transaction.get(link)).exists) return;
    transaction.delete(link);
    record(transaction, admin, { action: 'preview_revoke', target: entryDocument(entry).path });
  });
}

/** Null if none works; `expires` in milliseconds since 1970. */
export async function openLink(
  token: string,
  now: number,
): Promise<{ entry: EntryName; expires: number } | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const { docs } = await collection('preview_link').where('token', '==', token).limit(1).get();
  const link = await workingLink(docs[0], now);
  return link && { entry: { type: link.type, id: link.entry }, expires: link.expires };
}

export async function answerLink(c: Context): Promise<Response> {
  const names = parseQuery(c, previewedEntrySchema, 'Name an entry by ?type= and ?entry=.');
  const entry = { type: names.type, id: names.entry };
  return json<PreviewLinkAnswer>(200, await readLink(entry, Date.now()));
}

export async function changeLink(c: Context<BodyEnv & AccountEnv>): Promise<Response> {
  const request = await parseBody(
    c,
    previewLinkRequestSchema,
    'Send {operation: create|revoke, type, entry}.',
  );
  const entry = { type: request.type, id: request.entry };
  const admin = c.var.account;
  const now = Date.now();
  if (request.operation === 'create') await createLink(entry, admin, now);
  else await revokeLink(entry, admin);
  return json<PreviewLinkAnswer>(200, await readLink(entry, now));
}
