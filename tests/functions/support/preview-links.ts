import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { collection } from '../../../functions/src/firestore.ts';
import type { ContentKind } from '../../../model/content/kinds.ts';
import type { PreviewLinkAnswer } from '../../../model/preview-links/api.ts';
import { callAs, postAs, tokenOf } from '../admin-call.ts';
import { forgetAccounts } from './accounts.ts';
import { deleteMarked, storeEntry } from './content.ts';
import { send } from './requests.ts';

/* What tests of preview links need. Entries whose ids have the mark, and their links, are deleted after the tests of a file. */

export const MARK = randomUUID().slice(0, 8);
export const post = `previewed-${MARK}`;
let admin = '';

beforeAll(async () => {
  admin = await tokenOf('seed-admin');
  await storeEntry('blog', post);
});

afterAll(async () => {
  const { docs } = await collection('preview_link').where('entry', '>=', '').get();
  const marked = docs.filter((found) => String(found.get('entry')).includes(MARK));
  await Promise.all(marked.map(({ ref }) => ref.delete()));
  await deleteMarked(MARK);
  await forgetAccounts();
});

export const call = (body: object) => postAs(admin, '/api/admin/previewLinks', body);

/** The answer to a request about the link of an entry. */
async function linkOf(answer: Promise<Response>): Promise<NonNullable<PreviewLinkAnswer['link']>> {
  const { link } = (await (await answer).json()) as PreviewLinkAnswer;
  if (link === null) throw new Error('there is no link');
  return link;
}

export const create = (entry = post, kind: ContentKind = 'blog') =>
  linkOf(call({ operation: 'create', kind, entry }));

export async function read(entry: string, kind: ContentKind): Promise<PreviewLinkAnswer['link']> {
  const response = await callAs(admin, `/api/admin/previewLinks?kind=${kind}&entry=${entry}`);
  return ((await response.json()) as PreviewLinkAnswer).link;
}

export const open = (path: string, locale = 'en') =>
  send(path, { headers: { 'accept-language': locale } });

export const textOf = async (path: string, locale = 'en') => (await open(path, locale)).text();

export const statusOf = async (path: string) => {
  const response = await open(path);
  await response.arrayBuffer();
  return response.status;
};
