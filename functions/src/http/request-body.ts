import { subscribe } from 'node:diagnostics_channel';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { HttpError } from './http-error.ts';

/** A request of Node's server; the functions framework adds the body that it has read. */
export type HttpRequest = IncomingMessage & { rawBody?: Buffer };

const original = new WeakMap<IncomingHttpHeaders, { type: string; encoding: string }>();

/**
 * Keeps the functions framework from parsing bodies before the endpoint does: it would answer malformed JSON,
 * an unknown charset or a broken gzip body with an HTML page instead of `{error: {code, message}}`, and would
 * inflate and parse 12 MB that the endpoint rejects by size. The framework gets every body as bytes;
 * `originalContentType` and `originalContentEncoding` return what was sent. Functions that events trigger are
 * not changed: the framework parses their bodies.
 */
export function keepBodiesRaw(): void {
  if (['event', 'cloudevent'].includes(process.env['FUNCTION_SIGNATURE_TYPE'] ?? '')) return;
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    original.set(headers, {
      type: headers['content-type'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    });
    if (headers['content-type'] !== undefined) headers['content-type'] = 'application/octet-stream';
    delete headers['content-encoding'];
  });
}

/** Content-Type as the sender wrote it, or ''. */
export function originalContentType(headers: IncomingHttpHeaders): string {
  return original.get(headers)?.type ?? headers['content-type'] ?? '';
}

/** Content-Encoding as the sender wrote it, or ''. */
export function originalContentEncoding(headers: IncomingHttpHeaders): string {
  return original.get(headers)?.encoding ?? headers['content-encoding'] ?? '';
}

/**
 * A request's body: what the functions framework has read, else the stream.
 * @param maxBytes a longer body is rejected and not kept in memory by this function
 * @throws {HttpError} 413
 */
export async function readBody(request: HttpRequest, maxBytes: number): Promise<Buffer> {
  if (request.rawBody) {
    if (request.rawBody.length > maxBytes) throw tooLarge(maxBytes);
    return request.rawBody;
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    // The rest is read without keeping it: a sender that is still sending would not see the response.
    if (length <= maxBytes) chunks.push(chunk);
  }
  if (length > maxBytes) throw tooLarge(maxBytes);
  return Buffer.concat(chunks);
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

/**
 * The body as a JSON object.
 * @throws {HttpError} 400 where it is not JSON, or JSON of another kind
 */
export function parseJsonBody({ body }: { body: Buffer }): Record<string, unknown> {
  const text = decode(body);
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
 * The body of a plain form post.
 * @throws {HttpError} 400 where a field comes twice or the body is not UTF-8
 */
export function parseFormBody({ body }: { body: Buffer }): Record<string, unknown> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(decode(body))) {
    if (fields.has(name)) {
      throw new HttpError(400, 'repeated_field', 'Each field may be sent only once.');
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
