import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE } from '../../../emulators/project.ts';
import type { HttpHandler } from '../../../functions/src/http/endpoint.ts';

/** An address that no other test uses: a /64 network of the documentation range. */
export function newAddress(): string {
  const [a, b] = [randomBytes(2), randomBytes(2)].map((bytes) => bytes.readUInt16BE().toString(16));
  return `2001:db8:${a}:${b}::1`;
}

/** Sends a request through Hosting, as a browser would. */
export async function send(path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(SITE + path, { redirect: 'manual', ...init });
}

/** POSTs JSON from that client address: to a path through Hosting, or to an absolute URL. */
export async function sendJson(to: string, body: unknown, address: string): Promise<Response> {
  return fetch(new URL(to, SITE), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
}

/**
 * Serves a handler in this process with the emulators' data. For many concurrent requests: the Functions emulator
 * starts a process for each.
 */
export async function serve(
  handler: HttpHandler,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => void handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Serves a handler while `during` runs, which gets its origin. */
export async function serving<T>(
  handler: HttpHandler,
  during: (origin: string) => Promise<T>,
): Promise<T> {
  const { origin, close } = await serve(handler);
  try {
    return await during(origin);
  } finally {
    await close();
  }
}

/** Runs tasks, at most `inFlight` at once. @returns results in the order of the tasks */
export async function inParallel<T>(
  tasks: readonly (() => Promise<T>)[],
  inFlight: number,
): Promise<T[]> {
  const results = new Map<number, T>();
  const waiting = tasks.entries();
  const lane = async (): Promise<void> => {
    for (const [index, task] of waiting) results.set(index, await task());
  };
  await Promise.all(Array.from({ length: inFlight }, lane));
  return tasks.map((_, index) => results.get(index) as T);
}

export interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string> };
}

/** The error of a response. @throws where it is not an error body as JSON, or contains internal details */
export async function errorOf(response: Response): Promise<ErrorBody['error']> {
  const text = await response.text();
  if (/\n\s+at |node_modules|\/src\/|\.ts:\d|\.js:\d/.test(text)) {
    throw new Error(`the answer shows the code behind it: ${text.slice(0, 300)}`);
  }
  const { error } = JSON.parse(text) as ErrorBody;
  if (!/^[a-z_]+$/.test(error.code) || error.message.length < 5) throw new Error(text);
  return error;
}
