import { getAuth } from 'firebase-admin/auth';
import { expect, test } from 'vitest';
import { adminApp } from '../../functions/src/admin-app.ts';
import { collection, contentCollection, database } from '../../functions/src/firestore.ts';
import { readAllLinks } from '../../functions/src/preview-links/all-links.ts';
import { createLink, openLink } from '../../functions/src/preview-links/links.ts';
import { CONTENT_KINDS } from '../../model/content/limits.ts';
import { KINDS } from '../../model/content/text.ts';
import type { PreviewLinks } from '../../model/preview-links/api.ts';
import { PREVIEW_LINK_MS, PREVIEW_LINKS_PER_ENTRY } from '../../model/preview-links/link.ts';
import { DAY_MS } from '../../model/time-zone.ts';
import { callAs, statusAndCode, tokenOf } from './admin-call.ts';
import { newAccount } from './support/accounts.ts';
import { storeEntry } from './support/content.ts';
import { MARK, call, create, list, open, post, statusOf, textOf } from './support/preview-links.ts';

test('a link belongs to one entry, also where entries of two kinds have one id', async () => {
  const name = `twice-${MARK}`;
  await storeEntry('portfolio', name);
  await storeEntry('testimonials', name);
  const { path, links } = await create(name, 'portfolio');
  expect(await list(name, 'testimonials')).toEqual([]);
  await call({ operation: 'revoke', kind: 'testimonials', entry: name, id: links[0]?.id });
  expect(await list(name, 'portfolio')).toHaveLength(1);
  expect(await textOf(path)).toContain('data-page="project"');
});

test.each(CONTENT_KINDS)(
  'of %s, the token is stored nowhere and the audit log has each action',
  async (kind) => {
    const entry = `audited-${kind}-${MARK}`;
    await storeEntry(kind, entry);
    const { path, links } = await create(entry, kind);
    const token = path.split('/').at(-1) ?? '';
    const stored = await collection('preview_link').where('entry', '==', entry).get();
    expect(JSON.stringify(stored.docs.map((found) => [found.id, found.data()]))).not.toContain(
      token,
    );
    const id = links[0]?.id;
    const revoke = () => call({ operation: 'revoke', kind, entry, id });
    expect((await revoke()).status).toBe(200);
    expect((await revoke()).status).toBe(200);
    const target = `${KINDS[kind].collection}/${entry}`;
    const audit = await database().collection('audit_log').where('target', '==', target).get();
    expect(
      audit.docs.map((found) => `${found.get('action')} by ${found.get('by')}`).toSorted(),
    ).toEqual(['preview_create by seed-admin', 'preview_revoke by seed-admin']);
    expect(JSON.stringify(audit.docs.map((found) => found.data()))).not.toContain(token);
  },
);

test('a revoked link, an expired one, an unknown one and one to a deleted post show the 404 page', async () => {
  const { path, links } = await create();
  const id = links[0]?.id ?? '';
  expect(await statusOf(path)).toBe(200);
  // A link can only be revoked by its own post.
  await call({ operation: 'revoke', kind: 'blog', entry: `other-${MARK}`, id });
  expect(await statusOf(path)).toBe(200);
  const answer = await call({ operation: 'revoke', kind: 'blog', entry: post, id });
  expect(((await answer.json()) as PreviewLinks).links.map((one) => one.id)).not.toContain(id);
  expect(await statusOf(path)).toBe(404);

  const expired = await create();
  const link = collection('preview_link').doc(expired.links[0]?.id ?? '');
  await link.update({ expires: new Date(Date.now() - 1) });
  expect(await statusOf(expired.path)).toBe(404);
  expect((await list()).map((one) => one.id)).not.toContain(link.id);
  // The id, which admins see and the database keeps, is not the token.
  expect(await statusOf(`/preview/${link.id.slice(0, 43)}`)).toBe(404);

  const gone = `gone-${MARK}`;
  await storeEntry('blog', gone);
  const toGone = await create(gone);
  await contentCollection('blog').doc(gone).delete();
  const response = await open(toGone.path);
  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(await response.text()).toContain('data-page="not-found"');
  for (const wrong of [
    '/preview/a',
    `/preview/${'x'.repeat(43)}`,
    `/preview/${'%2e'.repeat(43)}`,
  ]) {
    expect(await statusOf(wrong), wrong).toBe(404);
  }
});

test('requests that are none are refused', async () => {
  const request = { operation: 'create', kind: 'blog', entry: post };
  const { kind: _kind, ...kindless } = request;
  expect(await statusAndCode(call({ ...request, entry: 'never' }))).toEqual([404, 'no_such_entry']);
  for (const wrong of [
    { ...request, entry: '../user/x' },
    { ...request, entry: '__x__' },
    { ...request, days: 90 },
    { ...request, kind: 'user' },
    kindless,
    { operation: 'revoke', kind: 'blog', entry: post, id: 'x' },
  ]) {
    expect(await statusAndCode(call(wrong))).toEqual([400, 'invalid_change']);
  }
  for (const wrong of ['kind=blog&entry=a/b', `kind=user&entry=${post}`, `entry=${post}`]) {
    const refused = callAs(await tokenOf('seed-admin'), `/api/admin/previewLinks?${wrong}`);
    expect(await statusAndCode(refused), wrong).toEqual([400, 'invalid_query']);
  }
});

test('an entry has a limited number of links, and expired ones do not count', async () => {
  const entry = `many-${MARK}`;
  await storeEntry('blog', entry);
  const created_date = new Date();
  const store = (index: number) =>
    collection('preview_link')
      .doc(`${MARK}-${index}`)
      .set({
        kind: 'blog',
        entry,
        created_by: 'x',
        created_date,
        expires: new Date(Date.now() + DAY_MS),
      });
  await Promise.all(Array.from({ length: PREVIEW_LINKS_PER_ENTRY }, (_, index) => store(index)));
  const request = { operation: 'create', kind: 'blog', entry };
  expect(await statusAndCode(call(request))).toEqual([409, 'too_many_links']);
  await collection('preview_link')
    .doc(`${MARK}-0`)
    .update({ expires: new Date(Date.now() - 1) });
  expect((await call(request)).status).toBe(200);
});

test('all working links are listed with their entry and author, and end with the account that created them', async () => {
  const { uid, email } = await newAccount({ admin: true });
  const entry = `listed-${MARK}`;
  await storeEntry('testimonials', entry);
  const previewed = { kind: 'testimonials', id: entry } as const;
  const { path, links } = await createLink(previewed, { uid, email }, Date.now());
  const token = path.split('/').at(-1) ?? '';
  const listed = await callAs(await tokenOf('seed-admin'), '/api/admin/previewLinks');
  const all = (await listed.json()) as Awaited<ReturnType<typeof readAllLinks>>;
  const person = (await contentCollection('testimonials').doc(entry).get()).get('person') as string;
  expect(all.links.find(({ id }) => id === links[0]?.id)).toEqual({
    ...links[0],
    kind: 'testimonials',
    entry,
    name: { en: person, id: person },
    created_by: uid,
  });
  const later = await readAllLinks(Date.now() + PREVIEW_LINK_MS);
  expect(later.links.map(({ id }) => id)).not.toContain(links[0]?.id);

  expect(await openLink(token)).not.toBeNull();
  await getAuth(adminApp()).updateUser(uid, { disabled: true });
  expect(await openLink(token)).toBeNull();
  await getAuth(adminApp()).deleteUser(uid);
  expect(await openLink(token)).toBeNull();
  // An admin whose right was withdrawn after the request was let through.
  await collection('user').doc(uid).update({ is_admin: false });
  await expect(createLink(previewed, { uid, email }, Date.now())).rejects.toMatchObject({
    code: 'not_admin',
  });
});
