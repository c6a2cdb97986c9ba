import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import * as v from 'valibot';
import type { Env } from './env.ts';
import { HttpError } from './http-response.ts';

interface BodyRules {
  types: readonly string[];
  maxBytes: number;
  maxSeconds: number;
}

export interface BodyEnv extends Env {
  /** Reads the body once; throws as `readBody`. A body that no handler asks for is never read. */
  Variables: Env['Variables'] & { readBody: () => Promise<Buffer> };
}

const SMALL_JSON: BodyRules = { types: ['application/json'], maxBytes: 16 * 1024, maxSeconds: 10 };

/**
 * Refuses by the headers alone what is not such a body or comes from another site.
 * @param rules other ones than for small JSON
 */
export function acceptBody(rules: Partial<BodyRules> = {}) {
  const { types, ...limits } = { ...SMALL_JSON, ...rules };
  return createMiddleware<BodyEnv>(async (c, next) => {
    const { incoming } = c.env;
    let body: Promise<Buffer> | undefined;
    c.set('readBody', () => (body ??= readBody(incoming, limits)));
    if (c.req.header('sec-fetch-site') === 'cross-site') {
      throw new HttpError(403, 'cross_site', 'This can only be sent from the site itself.');
    }
    checkAnnouncedLength(incoming, limits.maxBytes);
    const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(c.req.header('content-type') ?? '')?.[1];
    const encoding = (c.req.header('content-encoding') ?? '').toLowerCase();
    const isReadable =
      types.includes(mediaType(c)) &&
      (charset === undefined || /^utf-?8$/i.test(charset)) &&
      (encoding === '' || encoding === 'identity');
    if (!isReadable) {
      const message = `Send ${types.join(' or ')} as UTF-8, not compressed.`;
      throw new HttpError(415, 'unsupported_media_type', message);
    }
    await next();
  });
}

export const mediaType = (c: Context): string =>
  (c.req.header('content-type')?.split(';')[0] ?? '').trim().toLowerCase();

/**
 * Limits of the rest of a body after the response. A connection that ends at once would hide the response from a sender
 * that is still sending.
 */
const LINGER = { bytes: 256 * 1024, ms: 2000 };

const announced = new WeakMap<IncomingHttpHeaders, string>();

/**
 * Removes the headers that announce a body: the functions framework would read and inflate it
 * (docs/decisions/endpoints-read-bodies-themselves.md).
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

function checkAnnouncedLength({ headers }: IncomingMessage, maxBytes: number): void {
  const length = announced.get(headers) ?? headers['content-length'];
  if (Number(length) > maxBytes) throw tooLarge(maxBytes);
}

/** @throws {HttpError} 413 over `maxBytes`, 408 over `maxSeconds`, 400 for an incomplete body */
async function readBody(
  request: IncomingMessage,
  { maxBytes, maxSeconds }: Omit<BodyRules, 'types'>,
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

/** Reads the rest within `LINGER`, then ends the connection. */
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

/** @throws {HttpError} 400; errors of `readBody` */
export async function readJsonBody(
  c: Pick<Context<BodyEnv>, 'var'>,
): Promise<Record<string, unknown>> {
  const text = decode(await c.var.readBody());
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

/** @throws {HttpError} 400; errors of `readBody` */
export async function readFormBody(
  c: Pick<Context<BodyEnv>, 'var'>,
): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(decode(await c.var.readBody())));
}

/** @throws {HttpError} 400 with the message and code; errors of `readJsonBody` */
export async function parseBody<Schema extends v.GenericSchema>(
  c: Pick<Context<BodyEnv>, 'var'>,
  schema: Schema,
  message: string,
  code = 'invalid_request',
): Promise<v.InferOutput<Schema>> {
  return parse(schema, await readJsonBody(c), code, message);
}

export function parseQuery<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  message: string,
): v.InferOutput<Schema> {
  return parse(schema, c.req.query(), 'invalid_query', message);
}

function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
  code: string,
  message: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent);
  if (!parsed.success) throw new HttpError(400, code, message);
  return parsed.output;
}
