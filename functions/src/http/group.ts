import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { type Context, Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { scrub } from '../../../model/errors/clean-report.ts';
import { isRequestId, newRequestId, REQUEST_ID_HEADER } from '../../../model/http/request.ts';
import { TimeoutError } from '../../../model/timeout.ts';
import type { Env } from './env.ts';
import { empty, HttpError, RESPONSE_HEADERS, unavailable } from './http-response.ts';
import { dropRest } from './request-body.ts';

export type HttpListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Characters of an address, its origin included: a longer one is refused before anything reads it. */
const URL_LENGTH = 2000;

/**
 * A function with a table of routes. Common to all: unknown paths (404), methods (405), errors as JSON, a 500 without
 * details, request id, logs without personal data.
 * @param renderError null leaves the error JSON
 */
export function group(
  name: string,
  add: (app: Hono<Env>) => void,
  renderError?: (error: HttpError, c: Context) => Promise<Response | null>,
): HttpListener {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    const sentId = c.req.header(REQUEST_ID_HEADER) ?? '';
    const requestId = isRequestId(sentId) ? sentId : newRequestId();
    c.set('requestId', requestId);
    await next();
    for (const [header, value] of Object.entries(RESPONSE_HEADERS)) {
      if (!c.res.headers.has(header)) c.res.headers.set(header, value);
    }
    c.res.headers.set(REQUEST_ID_HEADER, requestId);
  });
  app.use(async (c, next) => {
    if (c.req.url.length > URL_LENGTH) {
      throw new HttpError(414, 'uri_too_long', `An address has at most ${URL_LENGTH} characters.`);
    }
    await next();
  });
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  add(app);
  app.notFound(() =>
    new HttpError(404, 'not_found', 'There is nothing at this path.').toResponse(),
  );
  app.onError(async (thrown, c) => {
    const { requestId } = c.var;
    const error = thrown instanceof HttpError ? thrown : unexpectedError(name, requestId, thrown);
    const { status, code } = error;
    logInfo('request rejected', { function: name, status, code, requestId });
    return (await renderError?.(error, c)) ?? error.toResponse();
  });
  return listen(app);
}

/** The preflight of another origin fails, because there are no CORS headers. */
function refuseMethod(c: Context, methods: string[]): Response {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
  if (c.req.method === 'OPTIONS') return empty(204, headers);
  const message = `Use ${methods.filter((method) => method !== 'HEAD').join(' or ')}.`;
  throw new HttpError(405, 'method_not_allowed', message, { headers });
}

/** The listener would send a body of unknown length in chunks. */
async function withLength(response: Response, method: string): Promise<Response> {
  const { status, headers, body } = response;
  if (body === null) {
    if (status !== 204 && status !== 304 && method !== 'HEAD') headers.set('Content-Length', '0');
    return response;
  }
  const bytes = await response.arrayBuffer();
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { status, headers });
}

function listen(app: Hono<Env>): HttpListener {
  const listener = getRequestListener(
    async (request, env) => withLength(await app.fetch(request, env), request.method),
    {
      overrideGlobalObjects: false,
      autoCleanupIncoming: false,
      errorHandler: () => new HttpError(400, 'invalid_request', 'Send a valid URL.').toResponse(),
    },
  );
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    response.once('finish', () => dropRest(request));
    await listener(request, response);
  };
}

/** gRPC codes: the database cannot be reached or is overloaded. */
const OUTAGES = [4, 8, 10, 14];

function unexpectedError(name: string, requestId: string, thrown: Error): HttpError {
  logError('request failed', { function: name, requestId, stack: scrub(thrown.stack ?? '') });
  const code = 'code' in thrown ? Number(thrown.code) : 0;
  if (thrown instanceof TimeoutError || OUTAGES.includes(code)) {
    return unavailable('This cannot be reached at the moment. Please try again.');
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}
