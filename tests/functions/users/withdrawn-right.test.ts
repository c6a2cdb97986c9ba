import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { mediaName } from '#model/pictures/media.ts';
import { changeMessages } from '../../../functions/src/contact/messages-endpoint.ts';
import { runCommand } from '../../../functions/src/content/commands-endpoint.ts';
import { changeErrors } from '../../../functions/src/errors/endpoint.ts';
import { collection, contentCollection } from '../../../functions/src/firestore.ts';
import type { Account } from '../../../functions/src/http/auth.ts';
import { changePictures } from '../../../functions/src/pictures/endpoint.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { promoteImage } from '../../../functions/src/pictures/upload-endpoint.ts';
import { changeLink } from '../../../functions/src/preview-links/links.ts';
import { changeUser } from '../../../functions/src/users/endpoint.ts';
import { userRecord } from '../../records/user.ts';
import { newAccount } from '../support/accounts.ts';
import { storeEntry, storePublication } from '../support/content.ts';
import { blank } from '../support/pictures.ts';
import { PROJECT } from '../support/project.ts';

const MARK = randomUUID();
const GROUP = `v1-${MARK.replaceAll('-', '').slice(0, 24)}`;
const type = 'portfolio';
const entry = `withdrawn-${MARK}`;
const file = mediaName(MARK, 1440, 'webp');
const documents = {
  entry: contentCollection(type).doc(entry),
  message: collection('contact_message').doc(entry),
  group: collection('error_group').doc(GROUP),
  picture: collection('picture').doc(MARK),
  link: collection('preview_link').doc(`${type}-${entry}`),
};

/** A person who was an admin when the request came, and is none any more when its transaction begins. */
let former: Account;
const OTHER = 'somebody';

beforeAll(async () => {
  former = { ...(await newAccount()), signedIn: Date.now() / 1000, project: PROJECT };
  await collection('user')
    .doc(OTHER)
    .set(userRecord(OTHER, { is_admin: true }));
  const now = Date.now();
  const published = { en: { revision: 1, publish_at: new Date(now), snapshot: 'x' }, id: null };
  await storeEntry(type, entry, { published: { ...published, shared: 1 } });
  await storePublication(type, entry, { en: now });
  await documents.message.set({ status: 'deleted' });
  await documents.group.set({ status: 'open' });
  await documents.picture.set({ name: 'x' });
  await documents.link.set({ type, entry });
  await bucket().file(file).save('x', { resumable: false });
  const preview = bucket().file(`preview/${MARK}.webp`);
  await preview.save(await blank(20, 20).webp().toBuffer(), { resumable: false });
});

const everything = async () =>
  JSON.stringify([
    await Promise.all(Object.values(documents).map(async (one) => (await one.get()).data())),
    (await collection('user').doc(OTHER).get()).data(),
    (await collection('audit_log').where('by', '==', former.uid).get()).size,
    await bucket().file(file).exists(),
  ]);

type AdminContext = Parameters<typeof runCommand>[0];
type Handler = (c: AdminContext) => Promise<Response>;
const of = { type, entry };
const alt = { en: '', id: '' };
const acts: readonly [string, Handler, object][] = [
  ['withdraws', runCommand, { command: 'withdraw', ...of, locale: 'en' }],
  ['deletes for good', runCommand, { command: 'erase', ...of }],
  ['deletes a message', changeMessages, { operation: 'delete', id: entry }],
  ['records an export', changeMessages, { operation: 'export', filter: 'done', count: 1 }],
  ['resolves an error', changeErrors, { group: GROUP, action: 'resolve' }],
  ['describes a picture', changePictures, { operation: 'describe', id: MARK, name: 'y', alt }],
  ['deletes a picture', changePictures, { operation: 'delete', id: MARK }],
  ['uses a picture', promoteImage, { fileName: `${MARK}.webp` }],
  ['makes a link', changeLink, { operation: 'create', ...of }],
  ['ends a link', changeLink, { operation: 'revoke', ...of }],
  ['withdraws a right', changeUser, { uid: OTHER, is_admin: false }],
];

test.each(acts)('nobody %s whose right was withdrawn meanwhile', async (_, handler, body) => {
  const readBody = async () => Buffer.from(JSON.stringify(body));
  const context = { var: { account: former, readBody } } as unknown as AdminContext;
  const before = await everything();
  await expect(handler(context)).rejects.toMatchObject({ status: 403, code: 'not_admin' });
  expect(await everything()).toBe(before);
});
