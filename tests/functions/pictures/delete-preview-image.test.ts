import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { bucket } from '../../../functions/src/pictures/storage.ts';
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
  for (const _ of [1, 2]) {
    const response = await sendJson(PATH, { fileName: `${uuid}.webp` }, newAddress());
    expect([response.status, await response.json()]).toEqual([200, { deleted: true }]);
  }
  expect(await exists(preview)).toBe(false);
  for (const other of others) expect(await exists(other), other).toBe(true);
});

test('names of any other form are rejected before storage is called', async () => {
  const uuid = randomUUID();
  const name = `${uuid}.png`;
  const kept = await Promise.all([`preview/${name}`, `media/${name}`].map(upload));
  const malformed = [
    { fileName: `../media/${name}` },
    { fileName: `${name}\n` },
    { fileName: name.toUpperCase() },
    { fileName: `${uuid}.svg` },
    { fileName: [name] },
    { fileName: name, folder: 'media' },
  ];
  const tasks = malformed.map((body) => async () => {
    const response = await sendJson(PATH, body, newAddress());
    expect(response.status, JSON.stringify(body)).toBe(400);
    expect((await errorOf(response)).code).toBe('invalid_file_name');
  });
  await inParallel(tasks, 4);
  for (const file of kept) expect(await exists(file), file).toBe(true);
});
