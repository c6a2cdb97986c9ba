import { createHash, randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { CreatedPreviewLink, PreviewLinks } from '../../../model/api/preview-links.ts';
import { COLLECTIONS } from '../../../model/collections.ts';
import { parseRecord } from '../../../model/parse-record.ts';
import type { PreviewLink } from '../../../model/preview-link.ts';
import {
  PREVIEW_LINK_MS,
  PREVIEW_LINKS_PER_POST,
  previewLinkRecord,
} from '../../../model/preview-link.ts';
import { PREVIEW_PATH } from '../../../model/preview-path.ts';
import type { Admin } from '../audit.ts';
import { audit } from '../audit.ts';
import { contentCollection, database, previewLinkCollection } from '../firestore.ts';
import { HttpError } from '../http/http-error.ts';

/** 256 bits in base64url. */
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[\w-]{43}$/;

const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links of a post that work, newest first. */
export async function readLinks(entry: string, now: number): Promise<PreviewLinks> {
  const { docs } = await previewLinkCollection().where('entry', '==', entry).get();
  const links = docs.flatMap((found) => {
    const link = parseRecord(previewLinkRecord, { id: found.id, data: found.data() });
    return link.ok && link.value.expires > now ? { ...link.value, id: found.id } : [];
  });
  return {
    links: links
      .toSorted((a, b) => b.created_date - a.created_date)
      .map(({ id, created_by, created_date, expires }) => ({
        id,
        created_by,
        created_date: new Date(created_date).toISOString(),
        expires: new Date(expires).toISOString(),
      })),
  };
}

/**
 * Creates a link to the draft of a post, with its audit entry.
 * @throws {HttpError} 404 without the post, 409 where it has `PREVIEW_LINKS_PER_POST` links
 */
export async function createLink(
  entry: string,
  admin: Admin,
  now: number,
): Promise<CreatedPreviewLink> {
  const db = database();
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db.runTransaction(async (transaction) => {
    const post = await transaction.get(contentCollection('blog').doc(entry));
    if (!post.exists) throw new HttpError(404, 'no_such_entry', 'This post does not exist.');
    const working = previewLinkCollection().where('entry', '==', entry);
    const { docs } = await transaction.get(working);
    const count = docs.filter((found) => found.get('expires')?.toMillis() > now).length;
    if (count >= PREVIEW_LINKS_PER_POST) {
      throw new HttpError(409, 'too_many_links', 'This post has too many links. Revoke one first.');
    }
    const link: PreviewLink<Timestamp> = {
      entry,
      created_by: admin.uid,
      created_date: Timestamp.fromMillis(now),
      expires: Timestamp.fromMillis(now + PREVIEW_LINK_MS),
    };
    transaction.create(previewLinkCollection().doc(idOf(token)), link);
    const target = `${COLLECTIONS.blogPost}/${entry}`;
    audit(db, transaction, admin, { action: 'preview_create', target, detail: '' });
  });
  return { ...(await readLinks(entry, now)), path: PREVIEW_PATH + token };
}

/** Ends a link at once, with an audit entry; one that is gone, or another post's, is left as it is. */
export async function revokeLink(entry: string, id: string, admin: Admin): Promise<void> {
  const db = database();
  const link = previewLinkCollection().doc(id);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(link);
    if (found.get('entry') !== entry) return;
    transaction.delete(link);
    const target = `${COLLECTIONS.blogPost}/${entry}`;
    audit(db, transaction, admin, { action: 'preview_revoke', target, detail: '' });
  });
}

/** The post that a link's token opens and until when, in milliseconds since 1970; null for an unknown or expired one. */
export async function openLink(
  token: string,
  now: number,
): Promise<{ entry: string; expires: number } | null> {
  if (!TOKEN_PATTERN.test(token)) return null;
  const id = idOf(token);
  const data = (await previewLinkCollection().doc(id).get()).data();
  const link = data && parseRecord(previewLinkRecord, { id, data });
  return link?.ok && link.value.expires > now ? link.value : null;
}
