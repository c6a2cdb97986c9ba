import { request } from 'node:http';
import { expect, test } from 'vitest';
import { HOST, PORTS } from '../../../emulators/project.ts';
import { inParallel, newAddress, send } from '../support/requests.ts';

const JSON_TYPE = { 'content-type': 'application/json' };

/** A request that is refused by its headers, or by the length of its body. */
const REFUSED: [status: number, path: string, method: string, headers: Record<string, string>][] = [
  [401, '/api/admin/uploadPreviewImage', 'POST', { 'content-type': 'image/png' }],
  [403, '/api/contact', 'POST', { ...JSON_TYPE, 'sec-fetch-site': 'cross-site' }],
  [405, '/api/contact', 'PUT', JSON_TYPE],
  [413, '/api/deletePreviewImage', 'POST', JSON_TYPE],
  [415, '/api/admin/uploadPreviewImage', 'POST', { 'content-type': 'text/plain' }],
];

const SIZES = [400_000, 5_000_000];
/** How often each body is sent: a connection that is closed at the wrong moment ends the emulators only now and then. */
const TIMES = { 'keep-alive': 1, close: 4 };

/** Sends a body through Hosting. @returns the status of the answer */
async function statusOf(
  [, path, method, headers]: (typeof REFUSED)[number],
  body: Buffer,
  connection: string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = {
      host: HOST,
      port: PORTS.hosting,
      path,
      method,
      headers: {
        ...headers,
        connection,
        'content-length': body.length,
        'x-forwarded-for': newAddress(),
      },
    };
    request(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end(body);
  });
}

test.each(REFUSED)(
  'a large body gets its %i from %s, and everything runs on',
  async (...refused) => {
    for (const size of SIZES) {
      const body = Buffer.alloc(size, 'x');
      for (const [connection, times] of Object.entries(TIMES)) {
        const tasks = Array.from(
          { length: times },
          () => async () => statusOf(refused, body, connection),
        );
        expect(await inParallel(tasks, 5), `${size} bytes, ${connection}`).toEqual(
          Array(times).fill(refused[0]),
        );
      }
    }
    expect((await send('/api/version/prod')).status).toBe(200);
  },
);
