import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { expect, test } from 'vitest';
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

async function serving(server: Server, during: (port: number) => Promise<void>): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    await during((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/**
 * Sends the head of a request, then parts of a body for as long as the connection stands.
 * @returns the status, the error code, the bytes that could be sent until the response, and whether the server ended the
 * connection
 */
async function sendHostile(
  port: number,
  head: string[],
  part: () => Buffer | null,
  every = 0,
): Promise<{ status: number; code: string; sent: number; ended: boolean }> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  let sent = 0;
  socket.on('data', (data) => (answer += data.toString()));
  socket.write(`${head.join('\r\n')}\r\nHost: x\r\n\r\n`);
  const isOver = () => socket.destroyed || socket.readableEnded;
  const begin = Date.now();
  // Far beyond the limit: a busy machine does not reach it.
  while (!isOver() && Date.now() - begin < 20_000) {
    const bytes = part();
    if (bytes !== null && !socket.writableNeedDrain) {
      socket.write(bytes);
      if (answer === '') sent += bytes.length;
    }
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  const ended = isOver();
  socket.destroy();
  return {
    status: Number(answer.slice(9, 12)),
    code: /"code":"(\w+)"/.exec(answer)?.[1] ?? '',
    sent,
    ended,
  };
}

const nothing = () => null;
const megabyte = Buffer.alloc(MB, 'x');
const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);

test('in the functions framework, a hostile body is refused at its limits', async () => {
  await serving(getTestServer('echo'), async (port) => {
    const ask = async (...[head, part, every]: [string[], () => Buffer | null, number?]) =>
      sendHostile(port, head, part, every);
    const token = 'Authorization: Bearer x';
    read = 0;
    const [announced, get, unsigned, untyped, put, endless, flood, slow, silent] =
      await Promise.all([
        ask(['POST / HTTP/1.1', TYPE, token, ANNOUNCED], nothing),
        ask(['GET / HTTP/1.1', ANNOUNCED], () => megabyte),
        ask(['POST / HTTP/1.1', TYPE, 'Content-Length: 900'], nothing),
        ask(['POST / HTTP/1.1', token, CHUNKED], nothing),
        ask(['PUT / HTTP/1.1', TYPE, CHUNKED], () => chunk),
        ask(['POST / HTTP/1.1', TYPE, token, CHUNKED], () => chunk),
        ask(['POST / HTTP/1.1', TYPE, token, ANNOUNCED], () => megabyte),
        ask(['POST / HTTP/1.1', TYPE, token, 'Content-Length: 900'], () => Buffer.from('x'), 100),
        ask(['POST / HTTP/1.1', TYPE, token, CHUNKED], nothing),
      ]);
    expect(announced).toMatchObject({ status: 413, code: 'too_large', ended: true });
    expect(get).toMatchObject({ status: 200, ended: true });
    expect(unsigned).toMatchObject({ status: 401, code: 'signed_out', ended: true });
    expect(untyped).toMatchObject({ status: 415, ended: true });
    expect(put).toMatchObject({ status: 405, ended: true });
    expect(endless).toMatchObject({ status: 413, code: 'too_large', ended: true });
    expect(flood).toMatchObject({ status: 413, code: 'too_large', ended: true });
    expect(slow).toMatchObject({ status: 408, code: 'too_slow', ended: true });
    expect(silent).toMatchObject({ status: 408, code: 'too_slow', ended: true });
    // What the kernel buffers, not 32 MB.
    for (const { sent } of [get, put, endless, flood]) expect(sent).toBeLessThan(8 * MB);
    expect(read, 'bodies that the endpoint asked for').toBe(3);

    const origin = `http://127.0.0.1:${port}/`;
    const post = async (body: string) =>
      fetch(origin, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer x' },
        body,
      });
    const good = await post('{"a":"é"}');
    expect([good.status, await good.json()]).toEqual([200, { a: 'é' }]);
    const malformed = await post('{"a":');
    expect(malformed.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect([malformed.status, (await malformed.json()) as object]).toMatchObject([
      400,
      { error: { code: 'invalid_json' } },
    ]);
  });
});

test('in the functions framework, a compressed bomb is not inflated', async () => {
  // 64 MB of spaces. The framework inflates what announces itself as compressed, whatever the endpoint is.
  const bomb = gzipSync(Buffer.alloc(64 * MB, ' '));
  await serving(getTestServer('echo'), async (port) => {
    const ask = async (body: Buffer, headers: Record<string, string>) => {
      const all = { 'content-type': 'application/json', authorization: 'Bearer x', ...headers };
      const init = { method: 'POST', headers: all, body: new Uint8Array(body) };
      const response = await fetch(`http://127.0.0.1:${port}/`, init);
      return [response.status, response.headers.get('content-type')];
    };
    const jsonType = 'application/json; charset=utf-8';
    const before = process.memoryUsage().rss;
    expect(await ask(bomb, { 'content-encoding': 'gzip' })).toEqual([413, jsonType]);
    expect(process.memoryUsage().rss - before).toBeLessThan(32 * MB);
    expect(await ask(Buffer.from('{"a":'), {})).toEqual([400, jsonType]);
  });
});

test('a sender that goes away does not disturb others', async () => {
  const server = getTestServer('echo');
  await serving(server, async (port) => {
    const arrived = once(server, 'request');
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST / HTTP/1.1\r\nHost: x\r\n${TYPE}\r\nAuthorization: Bearer x\r\nContent-Length: 900\r\n\r\n{"a"`,
    );
    await arrived;
    socket.destroy();
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
