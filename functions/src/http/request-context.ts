import { HttpError } from './http-error.ts';

/** One request, read and within its endpoint's limits. */
export interface RequestContext {
  method: string;
  /** Decoded by nobody: segments are as sent. */
  path: string;
  query: URLSearchParams;
  /** Media type in lower case without parameters, '' where none was sent. */
  type: string;
  body: Buffer;
  requestId: string;
  /** The sender's address as far as it can be trusted; personal data, so it is never logged or stored. */
  clientIp: string;
  /** The last hop's address: our own proxy, or a sender who went around it. Personal data too. */
  lastHopIp: string;
  header: (name: string) => string;
}

function text(call: RequestContext): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(call.body);
  } catch {
    throw new HttpError(400, 'invalid_encoding', 'The body is not UTF-8 text.');
  }
}

/**
 * The body as a JSON object.
 * @throws {HttpError} 400 where it is not JSON, or JSON of another kind
 */
export function parseJsonBody(call: RequestContext): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text(call));
  } catch (error) {
    if (error instanceof HttpError) throw error;
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
export function parseFormBody(call: RequestContext): Record<string, unknown> {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text(call))) {
    if (fields.has(name)) {
      throw new HttpError(400, 'repeated_field', 'Each field may be sent only once.');
    }
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}
