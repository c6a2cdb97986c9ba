import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { trustedProxies } from '../config.ts';
import type { HttpResponse } from './http-response.ts';
import { SECURITY_HEADERS, empty } from './http-response.ts';
import { requireAppCheck } from './app-check.ts';
import type { RequestContext } from './request-context.ts';
import { notModifiedOr } from './etag.ts';
import { readBody } from './read-body.ts';
import { HttpError, unavailable } from './http-error.ts';
import { clientIp } from './client-ip.ts';
import { originalContentEncoding, originalContentType } from './raw-body.ts';

export interface EndpointOptions {
  /** For the logs. */
  name: string;
  /** HEAD comes with GET, OPTIONS is always answered. */
  methods: readonly ('GET' | 'POST' | 'DELETE')[];
  /** Media types that a body may have; without it, bodies are ignored. */
  types?: readonly string[];
  /** Largest body in bytes; 16 KiB unless told. */
  maxBytes?: number;
  /** True where an App Check token is asked for once App Check is on; a function decides per call. */
  appCheck?: (call: RequestContext) => boolean;
  /** Gives a refusal (or a failure, as 500) another form than JSON; null leaves it JSON. */
  renderError?: (refusal: HttpError, call: RequestContext) => HttpResponse | null;
}

export type HttpRequest = IncomingMessage & { rawBody?: Buffer };
export type HttpHandler = (request: HttpRequest, response: ServerResponse) => Promise<void>;

/**
 * Makes a handler for Node's HTTP and for `onRequest` of a function that takes care of all that
 * endpoints have in common: methods (405), cross-site posts (403), size (413), media type (415),
 * refusals as JSON, everything else as a 500 that tells nothing, request id, logs without personal data.
 */
export function endpoint(
  options: EndpointOptions,
  run: (call: RequestContext) => Promise<HttpResponse>,
): HttpHandler {
  return async (request, response) => {
    const call = emptyCall(request);
    let answer: HttpResponse;
    try {
      answer = await answerCall(options, run, request, call);
    } catch (thrown) {
      const refusal = thrown instanceof HttpError ? thrown : failure(options.name, call, thrown);
      logInfo('refused', {
        endpoint: options.name,
        status: refusal.status,
        code: refusal.code,
        requestId: call.requestId,
      });
      answer = options.renderError?.(refusal, call) ?? refusal.toResponse();
    }
    send(response, answer, call.requestId);
  };
}

function failure(endpointName: string, call: RequestContext, thrown: unknown): HttpError {
  const stack = thrown instanceof Error ? thrown.stack : String(thrown);
  logError('failed', { endpoint: endpointName, requestId: call.requestId, stack });
  if (isOutage(thrown))
    return unavailable('This cannot be reached for a moment. Please try again.');
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

/** DEADLINE_EXCEEDED and UNAVAILABLE of gRPC: Firestore was not there, nothing is wrong with the call. */
function isOutage(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && [4, 14].includes(Number(thrown.code));
}

async function answerCall(
  options: EndpointOptions,
  run: (call: RequestContext) => Promise<HttpResponse>,
  request: HttpRequest,
  call: RequestContext,
): Promise<HttpResponse> {
  const allow = [...new Set(options.methods.flatMap((m) => (m === 'GET' ? ['GET', 'HEAD'] : [m])))];
  const allowHeader = { Allow: [...allow, 'OPTIONS'].join(', ') };
  // Without CORS headers, browsers let no other origin through: the preflight fails.
  if (call.method === 'OPTIONS') return empty(204, allowHeader);
  if (!allow.includes(call.method)) {
    const message = `Use ${options.methods.join(' or ')}.`;
    throw new HttpError(405, 'method_not_allowed', message, { headers: allowHeader });
  }
  readAddress(request, call);
  if (call.method === 'GET' || call.method === 'HEAD') {
    return notModifiedOr(await run(call), call.header('if-none-match'));
  }
  if (call.header('sec-fetch-site') === 'cross-site') {
    throw new HttpError(403, 'cross_site', 'This can only be sent from the site itself.');
  }
  call.body = await readBody(request, options.maxBytes ?? 16 * 1024);
  if (options.types) checkType(options.types, request, call);
  if (options.appCheck?.(call)) await requireAppCheck(call);
  return run(call);
}

function checkType(types: readonly string[], request: HttpRequest, call: RequestContext): void {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(originalContentType(request.headers))?.[1];
  const encoding = originalContentEncoding(request.headers).toLowerCase();
  const readable =
    types.includes(call.type) &&
    (charset === undefined || /^utf-?8$/i.test(charset)) &&
    (encoding === '' || encoding === 'identity');
  if (!readable) {
    const message = `Send ${types.join(' or ')} as UTF-8, not compressed.`;
    throw new HttpError(415, 'unsupported_media_type', message);
  }
}

function emptyCall(request: HttpRequest): RequestContext {
  return {
    method: request.method ?? '',
    path: '',
    query: new URLSearchParams(),
    type: (originalContentType(request.headers).split(';')[0] ?? '').trim().toLowerCase(),
    body: Buffer.alloc(0),
    requestId: randomUUID(),
    clientIp: '',
    lastHopIp: '',
    header: (name) => {
      const value = request.headers[name];
      return (Array.isArray(value) ? value.join(', ') : value) ?? '';
    },
  };
}

function readAddress(request: HttpRequest, call: RequestContext): void {
  const { url = '' } = request;
  const [path = ''] = url.split('?', 1);
  call.path = path;
  call.query = new URLSearchParams(url.slice(path.length));
  const forwarded = call.header('x-forwarded-for');
  const socketAddress = request.socket.remoteAddress ?? '';
  call.clientIp = clientIp(forwarded, trustedProxies.value(), socketAddress);
  call.lastHopIp = clientIp(forwarded, 0, socketAddress);
}

function send(response: ServerResponse, answer: HttpResponse, requestId: string): void {
  response.removeHeader('X-Powered-By');
  response.writeHead(answer.status, {
    ...SECURITY_HEADERS,
    'X-Request-Id': requestId,
    ...answer.headers,
    ...(answer.status === 204 || answer.status === 304
      ? {}
      : { 'Content-Length': String(Buffer.byteLength(answer.body)) }),
  });
  response.end(answer.body);
}
