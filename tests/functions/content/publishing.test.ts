import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { HISTORY_COLLECTION } from '#model/collections.ts';
import type { FieldPath } from '#model/content/field-paths.ts';
import { parseSnapshot } from '#model/content/snapshot.ts';
import type { ContentType } from '#model/content/type-names.ts';
import { DAY_MS } from '#model/time-zone.ts';
import { contentCollection } from '../../../functions/src/firestore.ts';
import { entryOf, publishRequest, save, storeEntry, textsFor } from '../support/content.ts';
import {
  everything,
  issuesOf,
  newId,
  publish,
  published,
  sendCommand,
  visible,
  storePublished,
} from '../support/publishing.ts';

test('publishing writes the publication of one language, its history and the audit log', async () => {
  const id = newId('post');
  const outdated = { en: true, id: false };
  await storeEntry('blog', id, { outdated, shared: { author: 'design' } });
  const before = Date.now();
  expect(await publish('blog', id)).toEqual({ status: 200, outcome: 'done' });
  const publication = await published('blog', id);
  expect(publication).toMatchObject({
    slug: id,
    slugs: [id],
    cover: null,
    author: 'design',
    texts: { id: null },
  });
  const html = String(publication?.texts.en?.html);
  expect(html).toContain('<h2>Top heading</h2>');
  expect(html).not.toMatch(/<script|<img[^>]*onerror|href="javascript:/);
  expect(Date.parse(publication?.first.en ?? '')).toBeGreaterThanOrEqual(before);
  const entry = await entryOf('blog', id);
  const { snapshot: snapshotId = '' } = entry.published.en ?? {};
  expect(entry).toMatchObject({
    published: { en: { revision: 0 }, id: null, shared: 0 },
    revision: { en: 0, id: 0, shared: 0 },
    outdated: { en: false },
    updated_by: 'someone',
  });
  const history = contentCollection('blog').doc(id).collection(HISTORY_COLLECTION);
  const snapshot = parseSnapshot('blog', snapshotId, (await history.doc(snapshotId).get()).data());
  expect(snapshot).toMatchObject({ reason: 'publish', locale: 'en', saved_by: 'seed-admin' });
  expect(snapshot?.draft.en).toEqual(textsFor('blog', `${id} en`));
  expect(await everything('blog', id)).toContain('["publish"],["content_publish"]');
  expect(await visible(id)).toBe(200);
});

test('a request that is repeated changes nothing the second time', async () => {
  const id = newId('twice');
  await storeEntry('portfolio', id);
  const at = new Date(Date.now() + DAY_MS).toISOString();
  for (const request of [
    await publishRequest('portfolio', id, 'en'),
    { ...(await publishRequest('portfolio', id, 'id')), at },
    { command: 'withdraw', locale: 'id' },
    { command: 'delete' },
    { command: 'bringBack' },
  ]) {
    expect(await sendCommand({ ...request, type: 'portfolio', entry: id })).toMatchObject({
      outcome: 'done',
    });
    const state = await everything('portfolio', id);
    expect(await sendCommand({ ...request, type: 'portfolio', entry: id })).toMatchObject({
      outcome: 'unchanged',
    });
    expect(await everything('portfolio', id)).toBe(state);
  }
});

test('the time of a change is that of the language whose public text changed', async () => {
  const id = newId('corrected');
  await storePublished('blog', id);
  await publish('blog', id, 'id');
  expect(JSON.stringify(await published('blog', id))).not.toContain('changed_at');
  await save('blog', id, { 'draft.id.summary': 'Lebih baik.' });
  await publish('blog', id, 'id');
  const { changed_at: changed } = (await published('blog', id))?.texts.id ?? {};
  expect(Date.parse(changed ?? '')).toBeGreaterThan(Date.now() - DAY_MS);
  await save('blog', id, { 'draft.shared.slug': `${id}-moved` });
  await publish('blog', id, 'en');
  const { texts } = (await published('blog', id)) ?? {};
  expect([texts?.en?.changed_at, texts?.id?.changed_at]).toEqual([undefined, changed]);
});

test('an old address leads to the present one, and no other entry gets it', async () => {
  const id = newId('moved');
  const [a, b, c] = [`${id}-a`, `${id}-b`, `${id}-c`];
  await storeEntry('blog', id, { shared: { slug: a } });
  await publish('blog', id);
  for (const slug of [b, c, a]) {
    await save('blog', id, { 'draft.shared.slug': slug });
    expect(await publish('blog', id)).toMatchObject({ outcome: 'done' });
  }
  expect(await published('blog', id)).toMatchObject({ slug: a, slugs: [a, b, c] });
  const thief = newId('thief');
  await storeEntry('blog', thief, { shared: { slug: b } });
  const taken = [422, 'not_publishable', 'slug slug-taken'];
  expect(issuesOf(await publish('blog', thief))).toEqual(taken);
  await sendCommand({ command: 'withdraw', type: 'blog', entry: id, locale: 'en' });
  expect(issuesOf(await publish('blog', thief))).toEqual(taken);
});

test('of two admins who publish two entries at one address at the same time, one is told', async () => {
  const [one, two] = [newId('race'), newId('race')];
  const slug = newId('wanted');
  await Promise.all([one, two].map((id) => storeEntry('blog', id, { shared: { slug } })));
  const answers = await Promise.all([publish('blog', one), publish('blog', two)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  const lost = answers.find(({ status }) => status === 422);
  expect(lost?.error?.issues).toEqual([{ field: 'slug', code: 'slug-taken' }]);
  const loser = answers[0]?.status === 200 ? two : one;
  expect(await published('blog', loser)).toBeUndefined();
  expect((await entryOf('blog', loser)).published.en).toBeNull();
});

const NO_PICTURE = { id: randomUUID(), width: 9, height: 9, alt: { en: 'A', id: 'B' } };

const NO_IMAGE = `![A](/media/${randomUUID()}/960.webp#9x9)`;

test.each<[ContentType, FieldPath, unknown]>([
  ['blog', 'draft.shared.cover', NO_PICTURE],
  ['testimonials', 'draft.shared.picture', NO_PICTURE],
  ['blog', 'draft.en.body', `Text\n\n${NO_IMAGE}`],
])('an entry of %s whose %s is not stored is not published', async (type, path, value) => {
  const id = newId('bad');
  await storeEntry(type, id);
  await save(type, id, { [path]: value });
  const state = await everything(type, id);
  const problem = `${path.split('.')[2]} picture-missing`;
  expect(issuesOf(await publish(type, id))).toEqual([422, 'not_publishable', problem]);
  expect(await everything(type, id)).toBe(state);
});

test('an admin does not publish what a colleague saved since, and is told the part', async () => {
  const id = newId('colleague');
  await storeEntry('blog', id);
  const refused: [Partial<Record<FieldPath, unknown>>, string[]][] = [
    [{ 'draft.en.body': 'Half a sent' }, ['en']],
    [{ 'draft.shared.author': 'design' }, ['shared']],
    [{ 'draft.en.title': 'T', 'draft.shared.slug': `${id}-new` }, ['en', 'shared']],
  ];
  for (const [change, parts] of refused) {
    const request = await publishRequest('blog', id, 'en');
    await save('blog', id, change);
    const state = await everything('blog', id);
    const { status, error } = await sendCommand(request);
    expect([status, error?.code, error?.parts]).toEqual([409, 'changed_since', parts]);
    expect(await everything('blog', id)).toBe(state);
  }
  const request = await publishRequest('blog', id, 'en');
  // The other language is not what this admin publishes.
  await save('blog', id, { 'draft.id.title': 'Setengah kalim' });
  expect(await sendCommand(request)).toMatchObject({ outcome: 'done' });
});

test('a save between the check and the transaction is not published unseen', async () => {
  const id = newId('between');
  await storeEntry('blog', id, {
    draft: { en: { ...textsFor('blog', id), body: '- x\n'.repeat(1400) } },
  });
  const request = await publishRequest('blog', id, 'en');
  const answer = sendCommand(request);
  await save('blog', id, { 'draft.en.title': 'Typed while it was rendered' });
  const { status } = await answer;
  const { texts } = (await published('blog', id)) ?? {};
  expect([status, texts?.en?.title]).toEqual(status === 200 ? [200, id] : [409, undefined]);
});

test('texts that fit in characters but not in bytes are refused; what was public stays', async () => {
  const id = newId('bytes');
  await storeEntry('blog', id);
  // A sign under three accents takes 15 bytes of HTML.
  const body = '"\u20D0\u20D0\u20D0'.repeat(45_000);
  await save('blog', id, { 'draft.en.body': body, 'draft.id.body': body });
  await publish('blog', id, 'id');
  const shown = JSON.stringify(await published('blog', id));
  expect(issuesOf(await publish('blog', id))).toEqual([422, 'not_publishable', 'body too-large']);
  expect(JSON.stringify(await published('blog', id))).toBe(shown);
});

test('a schedule may be in any time zone; a past one is refused', async () => {
  const id = newId('timed');
  await storeEntry('blog', id);
  const past = new Date(Date.now() - 60_000).toISOString();
  expect((await publish('blog', id, 'en', past)).error?.code).toBe('schedule_past');
  expect((await publish('blog', id, 'en', '2099-01-01T10:00')).error?.code).toBe('invalid_request');
  expect(await publish('blog', id, 'en', '2099-01-01T10:00:00+07:00')).toMatchObject({
    status: 200,
  });
  const { at } = (await entryOf('blog', id)).scheduled.en ?? {};
  expect(at).toBe(Date.parse('2099-01-01T03:00:00Z'));
  expect(await visible(id)).toBe(404);
});
