import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { group } from '../../../functions/src/http/group.ts';
import { HttpError, json } from '../../../functions/src/http/http-response.ts';
import {
  acceptBody,
  keepBodiesUnread,
  readJsonBody,
} from '../../../functions/src/http/request-body.ts';

const MB = 1024 * 1024;
const TYPE = 'Content-Type: application/json';
const ANNOUNCED = 'Content-Length: 33554432';
const CHUNKED = 'Transfer-Encoding: chunked';

let read = 0;
const handler = group('echo', (app) => {
  app.get('*', () => json(200, {}));
  app.post('*', acceptBody({ maxBytes: 1000, maxSeconds: 0.5 }), async (c) => {
    if (!c.req.header('authorization')) throw new HttpError(401, 'signed_out', 'Sign in.');
    read += 1;
    return json(200, await readJsonBody(c));
  });
});
keepBodiesUnread();
http('echo', handler);

let server: Server;
let port: number;
beforeEach(async () => {
  server = getTestServer('echo').listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * Sends the head of a request, then parts of a body for as long as the connection stands.
 * @returns the status, the error code, the bytes that could be sent until the response, and whether the server ended the
 * connection
 */
async function sendHostile(head: readonly string[], part: Buffer | null, every = 0) {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  let sent = 0;
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(`${head.join('\r\n')}\r\nHost: x\r\n\r\n`);
  const isOver = () => socket.destroyed || socket.readableEnded;
  const begin = Date.now();
  // Far beyond the limit: a busy machine does not reach it.
  while (!isOver() && Date.now() - begin < 20_000) {
    if (part !== null && !socket.writableNeedDrain) {
      socket.write(part);
      if (answer === '') sent += part.length;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  const ended = isOver();
  socket.destroy();
  const code = /"code":"(\w+)"/.exec(answer)?.[1] ?? '';
  return { status: Number(answer.slice(9, 12)), code, sent, ended };
}

const megabyte = Buffer.alloc(MB, 'x');
const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);
const POST = ['POST / HTTP/1.1', TYPE, 'Authorization: Bearer x'];
const SHORT = 'Content-Length: 900';

const HOSTILE: [
  name: string,
  status: number,
  code: string,
  head: string[],
  part: Buffer | null,
  every?: number,
][] = [
  ['announced', 413, 'too_large', [...POST, ANNOUNCED], null],
  ['of a GET', 200, '', ['GET / HTTP/1.1', ANNOUNCED], megabyte],
  ['unsigned', 401, 'signed_out', ['POST / HTTP/1.1', TYPE, SHORT], null],
  ['untyped', 415, 'unsupported_media_type', ['POST / HTTP/1.1', CHUNKED], null],
  ['of a PUT', 405, 'method_not_allowed', ['PUT / HTTP/1.1', TYPE, CHUNKED], chunk],
  ['endless', 413, 'too_large', [...POST, CHUNKED], chunk],
  ['longer than announced', 413, 'too_large', [...POST, ANNOUNCED], megabyte],
  ['slow', 408, 'too_slow', [...POST, SHORT], Buffer.from('x'), 100],
  ['silent', 408, 'too_slow', [...POST, CHUNKED], null],
];

test('in the functions framework, a hostile body is refused at its limits', async () => {
  read = 0;
  const answers = await Promise.all(
    HOSTILE.map(([, , , head, part, every]) => sendHostile(head, part, every)),
  );
  for (const [at, [name, status, code]] of HOSTILE.entries()) {
    expect(answers[at], name).toMatchObject({ status, code, ended: true });
    expect(answers[at]?.sent, name).toBeLessThan(8 * MB);
  }
  expect(read, 'bodies that the endpoint asked for').toBe(3);
});

test('in the functions framework, a compressed bomb is not inflated', async () => {
  // 64 MB of spaces. The framework inflates what announces itself as compressed, whatever the endpoint is.
  const body = new Uint8Array(gzipSync(Buffer.alloc(64 * MB, ' ')));
  const before = process.memoryUsage().rss;
  const response = await fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  });
  expect(response.status).toBe(413);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(process.memoryUsage().rss - before).toBeLessThan(32 * MB);
});
