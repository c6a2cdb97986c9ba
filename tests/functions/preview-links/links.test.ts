import { getAuth } from 'firebase-admin/auth';
import { beforeAll, expect, test } from 'vitest';
import { CONTENT_TYPES } from '#model/content/content-types.ts';
import { CONTENT_TYPE_NAMES } from '#model/content/type-names.ts';
import { adminApp, collection, contentCollection } from '../../../functions/src/firestore.ts';
import { createLink, readLink } from '../../../functions/src/preview-links/links.ts';
import { newAccount } from '../support/accounts.ts';
import { storeEntry } from '../support/content.ts';
import { call, create, read, statusOf, textOf } from '../support/preview-links.ts';
import { open } from '../support/requests.ts';

const post = 'previewed';
beforeAll(() => storeEntry('blog', post));

test('a link belongs to one entry, even if entries of two kinds have the same id', async () => {
  const name = `twice`;
  await storeEntry('portfolio', name);
  await storeEntry('testimonials', name);
  const link = await create(name, 'portfolio');
  expect(link.created_by).toBe('seed-admin');
  expect(await read(name, 'testimonials')).toBeNull();
  await call({ operation: 'revoke', type: 'testimonials', entry: name });
  expect(await read(name, 'portfolio')).toEqual(link);
  expect(await textOf(link.path)).toContain('data-page="project"');
});

test.each(CONTENT_TYPE_NAMES)('a new link to an entry of %s replaces the old one', async (type) => {
  const entry = { pages: 'privacy', studio: 'studio' }[type as string] ?? `audited-${type}`;
  await storeEntry(type, entry);
  const links = [await create(entry, type), await create(entry, type)];
  const statuses = () => Promise.all(links.map(({ path }) => statusOf(path)));
  expect(await statuses()).toEqual([404, 200]);
  for (const _ of [1, 2])
    expect(await (await call({ operation: 'revoke', type, entry })).json()).toEqual({ link: null });
  expect(await statuses()).toEqual([404, 404]);
  // The log has each act once, and no token.
  const target = `${CONTENT_TYPES[type].collection}/${entry}`;
  const { docs } = await collection('audit_log').where('target', '==', target).get();
  const acts = docs.map((found) => `${found.get('action')} by ${found.get('by')}`);
  const created = 'preview_create by seed-admin';
  expect(acts.toSorted()).toEqual([created, created, 'preview_revoke by seed-admin']);
  const logged = JSON.stringify(docs.map((found) => found.data()));
  for (const { path } of links) expect(logged).not.toContain(path.split('/').at(-1));
});

test('an expired link, an unknown one and one to a deleted post show the 404 page', async () => {
  const { path } = await create(post);
  expect(await statusOf(path)).toBe(200);
  await collection('preview_link')
    .doc(`blog-${post}`)
    .update({ expires: new Date(Date.now() - 1) });
  expect(await statusOf(path)).toBe(404);
  expect(await read(post, 'blog')).toBeNull();

  const gone = `gone`;
  await storeEntry('blog', gone);
  const toGone = await create(gone);
  await contentCollection('blog').doc(gone).delete();
  const response = await open(toGone.path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('data-page="not-found"');
  for (const wrong of ['/preview/a', `/preview/${'x'.repeat(43)}`]) {
    expect(await statusOf(wrong), wrong).toBe(404);
  }
});

test('a link opens only while its creator is an admin with a working account', async () => {
  const { uid, email } = await newAccount({ admin: true });
  const entry = `author`;
  await storeEntry('testimonials', entry);
  const previewed = { type: 'testimonials', id: entry } as const;
  await createLink(previewed, { uid, email }, Date.now());
  const { link } = await readLink(previewed, Date.now());
  const status = () => statusOf(link?.path ?? '');
  expect(await status()).toBe(200);
  const person = collection('user').doc(uid);
  await person.update({ is_admin: false });
  expect(await status()).toBe(404);
  expect(await read(entry, 'testimonials')).toBeNull();
  await person.update({ is_admin: true });
  expect(await status()).toBe(200);
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
  expect(await status()).toBe(404);
  await getAuth(adminApp()).deleteUser(uid);
  expect(await status()).toBe(404);
});
