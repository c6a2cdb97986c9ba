import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cspReportsHandler } from '../../functions/src/errors/csp-endpoint.ts';
import { collection } from '../../functions/src/firestore.ts';
import { newAddress, sendJson, serving } from './support/requests.ts';

test('ten violations an hour of one sender are stored, the browser always gets 204', async () => {
  // Letters alone: an id would be scrubbed.
  const page = `/csp-${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const [one, other] = [newAddress(), newAddress()];
  const report = {
    'csp-report': {
      'document-uri': `https://contoh.example${page}`,
      'effective-directive': 'img-src',
      'blocked-uri': 'https://elsewhere.example/x.png',
    },
  };
  await serving(cspReportsHandler, async (origin) => {
    const type = { 'content-type': 'application/csp-report' };
    const send = (address: string, body: unknown) => sendJson(origin, body, address, type);
    for (let sent = 0; sent < 12; sent++) expect((await send(one, report)).status).toBe(204);
    expect((await send(other, report)).status).toBe(204);
    expect((await send(other, { 'csp-report': {} })).status).toBe(204);
    expect((await send(other, [])).status).toBe(400);
  });
  const { docs } = await collection('error_report').where('what_page', '==', page).get();
  expect(docs).toHaveLength(11);
  expect(docs[0]?.data()).toMatchObject({
    error_report_by_system: 'img-src blocked https://elsewhere.example/x.png',
    what_function: 'img-src',
  });
  for (const { ref } of docs) await ref.delete();
});
