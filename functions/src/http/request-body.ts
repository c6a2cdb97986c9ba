import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { withTimeout } from '../../../model/timeout.ts';
import { HttpError } from './http-response.ts';

/** Bounds of a body: its size in bytes, and the time until all of it has arrived, in seconds. */
export interface BodyLimits {
  maxBytes: number;
  maxSeconds: number;
}

/**
 * Once the response was sent, so many bytes of the rest of a body are read and dropped, and after so many ms the
 * connection ends. At once would be too early: a sender that is still sending would not see the response. To read all of
 * it would take memory, because what was read is freed later.
 */
const LINGER = { bytes: 256 * 1024, ms: 2000 };

const announced = new WeakMap<IncomingHttpHeaders, string>();

/**
 * Keeps the functions framework from reading bodies, which it would do before any handler: it inflates compressed ones up
 * to 1 GB into memory, for every endpoint, and answers malformed ones with an HTML page. Without the headers that announce
 * a body it finds none, and the endpoint reads the stream itself (docs/decisions/endpoints-read-bodies-themselves.md).
 * Event functions are not changed.
 */
export function keepBodiesUnread(): void {
  if (['event', 'cloudevent'].includes(process.env['FUNCTION_SIGNATURE_TYPE'] ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    announced.set(headers, headers['content-length'] ?? '');
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/**
 * Refuses a body whose announced length is over the limit, before any of it is read. A body without an announcement is
 * refused by `readBody`.
 * @throws {HttpError} 413
 */
export function checkAnnouncedLength({ headers }: IncomingMessage, maxBytes: number): void {
  const length = announced.get(headers) ?? headers['content-length'];
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
}

/**
 * Reads a request's body. What goes beyond a limit is not kept; the connection stays open for the response.
 * @throws {HttpError} 413 over `maxBytes`, 408 over `maxSeconds`, 400 where the sender ended before the body was complete
 */
export async function readBody(
  request: IncomingMessage,
  { maxBytes, maxSeconds }: BodyLimits,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  let stop = () => {};
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      const keep = (chunk: Buffer) => {
        length += chunk.length;
        if (length > maxBytes) reject(tooLarge(maxBytes));
        else chunks.push(chunk);
      };
      const end = () => resolve(Buffer.concat(chunks));
      const fail = () => {
        reject(new HttpError(400, 'incomplete_body', 'The body ended before it was complete.'));
      };
      const timer = setTimeout(() => {
        const message = `The body must arrive within ${maxSeconds} seconds.`;
        reject(new HttpError(408, 'too_slow', message));
      }, maxSeconds * 1000);
      request.on('data', keep).once('end', end).on('error', fail).once('close', fail);
      if (request.destroyed) fail();
      stop = () => {
        clearTimeout(timer);
        request.off('data', keep).off('end', end).off('close', fail).pause();
      };
    });
  } finally {
    stop();
  }
}

/** Longest time in which the Functions emulator passes a body on, and in which it takes an answer, in ms. */
const EMULATOR_MS = 10_000;

const inEmulator = (): boolean => process.env['FUNCTIONS_EMULATOR'] === 'true';

/**
 * Before the response, in the Functions emulator only: reads and drops what is left of the body. The emulator ends as a
 * whole ("write EPIPE") where a function closes the connection of a request that it is still passing on.
 */
export async function drainInEmulator(request: IncomingMessage): Promise<void> {
  if (!inEmulator() || request.complete || request.destroyed) return;
  const ended = new Promise<void>((resolve) => {
    request
      .once('end', resolve)
      .once('close', resolve)
      .once('error', () => resolve())
      .resume();
  });
  await withTimeout(ended, EMULATOR_MS).catch(() => undefined);
}

/**
 * Before the response to a request with a body, in the Functions emulator only: lets the emulator end the connection. Hosting's
 * emulator passes `Connection: close` on to the functions, with which Node closes the connection at the end of the
 * response, before the Functions emulator has noticed that its body was taken. The response is complete by its length.
 */
export function leaveOpenInEmulator(request: IncomingMessage, response: ServerResponse): void {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  if (!inEmulator() || !hasBody || request.headers.connection !== 'close') return;
  const end = response.end.bind(response);
  response.end = () => {
    response.flushHeaders();
    const timer = setTimeout(end, EMULATOR_MS);
    return response.once('close', () => clearTimeout(timer));
  };
}

/** After the response: drops what is left of the body, and ends a connection that goes on sending it (`LINGER`). */
export function dropRest(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  const timer = setTimeout(() => request.destroy(), LINGER.ms).unref();
  const end = () => clearTimeout(timer);
  let dropped = 0;
  const drop = (chunk: Buffer) => {
    dropped += chunk.length;
    if (dropped > LINGER.bytes) request.pause();
  };
  request.once('close', end).once('end', end).on('data', drop).resume();
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError(413, 'too_large', `The body may have at most ${maxBytes} bytes.`);
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, 'invalid_encoding', 'The body is not UTF-8 text.');
  }
}

/** A request whose body can be read; the first call reads it, further ones get the same. */
interface Readable {
  readBody: () => Promise<Buffer>;
}

/**
 * Reads the body as a JSON object.
 * @throws {HttpError} 400 where it is not JSON, or JSON of another kind; errors of `readBody`
 */
export async function readJsonBody(request: Readable): Promise<Record<string, unknown>> {
  const text = decode(await request.readBody());
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, 'invalid_json', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new HttpError(400, 'invalid_json', 'The body must be a JSON object.');
  }
  return { ...value };
}

/**
 * Reads the body of a plain form post; of a field that comes twice, the last one counts.
 * @throws {HttpError} 400 where the body is not UTF-8; errors of `readBody`
 */
export async function readFormBody(request: Readable): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(decode(await request.readBody())));
}
