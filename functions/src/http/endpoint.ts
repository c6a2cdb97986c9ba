import type { IncomingMessage, ServerResponse } from 'node:http';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { TimeoutError } from '../../../model/timeout.ts';
import { notModifiedOr } from './etag.ts';
import { HttpError, unavailable } from './http-error.ts';
import type { HttpResponse } from './http-response.ts';
import { RESPONSE_HEADERS, empty } from './http-response.ts';
import { checkAnnouncedLength, drainInEmulator, dropRest, endResponse } from './request-body.ts';
import type { RequestContext } from './request-context.ts';
import { createContext } from './request-context.ts';

export interface EndpointOptions {
  /** Name in the logs. */
  name: string;
  /** HEAD is accepted with GET; OPTIONS is always answered. */
  methods: readonly ('GET' | 'POST')[];
  /** Accepted media types of the body; JSON by default. */
  types?: readonly string[];
  /** Largest body in bytes; 16 KiB by default. */
  maxBytes?: number;
  /** Longest time until a body has arrived, in seconds; 10 by default. */
  maxSeconds?: number;
  /** Renders an error other than as JSON; null leaves it JSON. */
  renderError?: (error: HttpError, context: RequestContext) => Promise<HttpResponse | null>;
}

export type HttpHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Makes a handler for Node's HTTP server and for `onRequest` that does what all endpoints have in common:
 * methods (405), cross-site posts (403), size (413), media type (415), errors as JSON, unexpected errors as a
 * 500 without details, request id, logs without personal data. All of it, and what the handler checks before it asks for
 * the body, is decided by the headers alone; a body that is not asked for is dropped.
 */
export function endpoint(
  options: EndpointOptions,
  handle: (context: RequestContext) => Promise<HttpResponse>,
): HttpHandler {
  return async (request, serverResponse) => {
    const limits = {
      maxBytes: options.maxBytes ?? 16 * 1024,
      maxSeconds: options.maxSeconds ?? 10,
    };
    const context = createContext(request, limits);
    let response: HttpResponse;
    try {
      response = await respond(options, handle, request, context, limits.maxBytes);
    } catch (thrown) {
      const error =
        thrown instanceof HttpError ? thrown : unexpectedError(options.name, context, thrown);
      logInfo('request rejected', {
        endpoint: options.name,
        status: error.status,
        code: error.code,
        requestId: context.requestId,
      });
      response = (await options.renderError?.(error, context)) ?? error.toResponse();
    }
    await drainInEmulator(request);
    send(request, serverResponse, response, context.requestId);
    dropRest(request);
  };
}

function unexpectedError(
  endpointName: string,
  { requestId }: RequestContext,
  thrown: unknown,
): HttpError {
  const stack = thrown instanceof Error ? thrown.stack : String(thrown);
  logError('request failed', { endpoint: endpointName, requestId, stack });
  if (isOutage(thrown)) {
    return unavailable('This cannot be reached at the moment. Please try again.');
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

/** gRPC codes of a database that cannot be reached or has too much to do: the request is not at fault. */
const OUTAGES = [4, 8, 10, 14];

function isOutage(thrown: unknown): boolean {
  if (thrown instanceof TimeoutError) return true;
  return thrown instanceof Error && 'code' in thrown && OUTAGES.includes(Number(thrown.code));
}

async function respond(
  options: EndpointOptions,
  handle: (context: RequestContext) => Promise<HttpResponse>,
  request: IncomingMessage,
  context: RequestContext,
  maxBytes: number,
): Promise<HttpResponse> {
  const allowed = options.methods.flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : method,
  );
  const allowHeader = { Allow: [...allowed, 'OPTIONS'].join(', ') };
  // Without CORS headers, browsers let no other origin through: the preflight fails.
  if (context.method === 'OPTIONS') return empty(204, allowHeader);
  if (!allowed.includes(context.method)) {
    const message = `Use ${options.methods.join(' or ')}.`;
    throw new HttpError(405, 'method_not_allowed', message, { headers: allowHeader });
  }
  if (context.method === 'GET' || context.method === 'HEAD') {
    return notModifiedOr(await handle(context), context.header('if-none-match'));
  }
  if (context.header('sec-fetch-site') === 'cross-site') {
    throw new HttpError(403, 'cross_site', 'This can only be sent from the site itself.');
  }
  checkAnnouncedLength(request, maxBytes);
  checkType(options.types ?? ['application/json'], context);
  return handle(context);
}

function checkType(types: readonly string[], { type, header }: RequestContext) {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(header('content-type'))?.[1];
  const encoding = header('content-encoding').toLowerCase();
  const readable =
    types.includes(type) &&
    (charset === undefined || /^utf-?8$/i.test(charset)) &&
    (encoding === '' || encoding === 'identity');
  if (!readable) {
    const message = `Send ${types.join(' or ')} as UTF-8, not compressed.`;
    throw new HttpError(415, 'unsupported_media_type', message);
  }
}

function send(
  request: IncomingMessage,
  serverResponse: ServerResponse,
  response: HttpResponse,
  requestId: string,
): void {
  serverResponse.removeHeader('X-Powered-By');
  serverResponse.writeHead(response.status, {
    ...RESPONSE_HEADERS,
    'X-Request-Id': requestId,
    ...response.headers,
    ...(response.cookies && { 'Set-Cookie': response.cookies }),
    ...(response.status === 204 || response.status === 304
      ? {}
      : { 'Content-Length': String(Buffer.byteLength(response.body)) }),
  });
  endResponse(request, serverResponse, response.body);
}
