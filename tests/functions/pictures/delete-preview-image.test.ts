import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { collection } from '../../../functions/src/firestore.ts';
import { LIMIT } from '../../../functions/src/pictures/delete-preview-endpoint.ts';
import { bucket } from '../../../functions/src/pictures/storage.ts';
import { clientKey, countUse } from '../../../functions/src/rate-limit/limit.ts';
import { errorOf, inParallel, newAddress, sendJson } from '../support/requests.ts';

const PATH = '/api/deletePreviewImage';

async function upload(name: string): Promise<string> {
  await bucket().file(name).save('x', { resumable: false });
  return name;
}

const exists = async (name: string): Promise<boolean> => (await bucket().file(name).exists())[0];

test('deletes only the temporary image of that name', async () => {
  const uuid = randomUUID();
  const preview = await upload(`preview/${uuid}.webp`);
  const others = await Promise.all(
    [`preview/${uuid}.png`, `preview2/${uuid}.webp`, `${uuid}.webp`, `media/${uuid}.webp`].map(
      upload,
    ),
  );
  const response = await sendJson(PATH, { fileName: `${uuid}.webp` }, newAddress());
  expect([response.status, await response.json()]).toEqual([200, { deleted: true }]);
  expect(await exists(preview)).toBe(false);
  for (const other of others) expect(await exists(other), other).toBe(true);
});

test('24 deletions of one name, 12 in flight, all succeed', async () => {
  const uuid = randomUUID();
  await upload(`preview/${uuid}.jpg`);
  const address = newAddress();
  const remove = async (): Promise<number> =>
    (await sendJson(PATH, { fileName: `${uuid}.jpg` }, address)).status;
  const statuses = await inParallel(Array<typeof remove>(24).fill(remove), 12);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await exists(`preview/${uuid}.jpg`)).toBe(false);
});

test('names of any other form are rejected before storage is called', async () => {
  const uuid = randomUUID();
  const name = `${uuid}.png`;
  const kept = await Promise.all([`preview/${name}`, `media/${name}`].map(upload));
  const malformed: unknown[] = [
    `preview/${name}`,
    `../media/${name}`,
    `..%2Fmedia%2F${name}`,
    `${name}\n`,
    name.toUpperCase(),
    `${uuid}.svg`,
    [name],
  ];
  const tasks = malformed.map((fileName) => async () => {
    const response = await sendJson(PATH, { fileName }, newAddress());
    expect(response.status, JSON.stringify(fileName)).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_file_name');
  });
  await inParallel(tasks, 4);
  for (const file of kept) expect(await exists(file), file).toBe(true);
});

test.each([
  ['no name', {}],
  ['a further field', { fileName: `${randomUUID()}.png`, folder: 'media' }],
  ['a list', [`${randomUUID()}.png`]],
])('rejects %s', async (_, body) => {
  const response = await sendJson(PATH, body, newAddress());
  expect(response.status).toBe(400);
  await errorOf(response);
});

test('limits the rate per sender, not for others', async () => {
  const network = newAddress().replace(/::1$/, '::/64');
  const key = clientKey('delete_preview', network);
  await countUse([{ key, ...LIMIT }]);
  await collection('rate_limit').doc(key).update({ count: LIMIT.uses });

  const body = { fileName: `${randomUUID()}.png` };
  const rejected = await sendJson(PATH, body, network.replace('/64', '7'));
  expect(rejected.status).toBe(429);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await errorOf(rejected)).code).toBe('too_many_requests');
  expect((await sendJson(PATH, body, newAddress())).status).toBe(200);
});
