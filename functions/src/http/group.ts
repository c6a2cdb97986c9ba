import type { IncomingMessage, ServerResponse } from 'node:http';
import { type HttpBindings, getRequestListener } from '@hono/node-server';
import { error as logError, info as logInfo } from 'firebase-functions/logger';
import { type Context, type Handler, Hono } from 'hono';
import { RETAINED_304_HEADERS, etag } from 'hono/etag';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { scrub } from '../../../model/errors/clean-report.ts';
import { isRequestId, newRequestId, REQUEST_ID_HEADER } from '../../../model/http/request-id.ts';
import { TimeoutError } from '../../../model/timeout.ts';
import { type Account, requireAccount, requireAdmin } from './auth.ts';
import { empty, HttpError, RESPONSE_HEADERS, unavailable } from './http-response.ts';
import {
  type BodyLimits,
  checkAnnouncedLength,
  drainInEmulator,
  dropRest,
  leaveOpenInEmulator,
} from './request-body.ts';
import { type RequestContext, createContext } from './request-context.ts';

interface Env {
  Bindings: HttpBindings;
  Variables: {
    requestId: string;
    /** Of a request that a route has; of others, nothing reads more than this. */
    context?: RequestContext;
  };
}

/** A handler for Node's HTTP server and for `onRequest`. */
export type HttpListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The bodies that a route accepts. */
interface BodyRules extends BodyLimits {
  types: readonly string[];
}

const SMALL_JSON: BodyRules = { types: ['application/json'], maxBytes: 16 * 1024, maxSeconds: 10 };

/** A 304 keeps the headers of the 200: browsers and CDN replace those that they have stored by them, the policy too. */
const KEPT_BY_304 = [
  ...RETAINED_304_HEADERS,
  ...Object.keys(RESPONSE_HEADERS),
  'Content-Language',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
];

/** Answers 304 where the client has the response already. Weak, because the CDN may compress it. */
export const tagged = etag({ weak: true, retainedHeaders: KEPT_BY_304 });

/**
 * What a function answers: a table of routes, and what all of them have in common: unknown paths (404), methods (405),
 * errors as JSON, unexpected errors as a 500 without details, request id, logs without personal data. A body that no
 * handler asks for is dropped.
 * @param name in the logs
 * @param add adds the routes
 * @param renderError renders an error of a route other than as JSON; null leaves it JSON
 */
export function group(
  name: string,
  add: (app: Hono<Env>) => void,
  renderError?: (error: HttpError, context: RequestContext) => Promise<Response | null>,
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
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  add(app);
  app.notFound(() =>
    new HttpError(404, 'not_found', 'There is nothing at this path.').toResponse(),
  );
  app.onError(async (thrown, c) => {
    const { requestId, context } = c.var;
    const error = thrown instanceof HttpError ? thrown : unexpectedError(name, requestId, thrown);
    const { status, code } = error;
    logInfo('request rejected', { function: name, status, code, requestId });
    return (context && (await renderError?.(error, context))) ?? error.toResponse();
  });
  return listen(app);
}

/** Without CORS headers, browsers let no other origin through: the preflight fails. */
function refuseMethod(c: Context, methods: string[]): Response {
  const headers = { Allow: [...methods, 'OPTIONS'].join(', ') };
  if (c.req.method === 'OPTIONS') return empty(204, headers);
  const message = `Use ${methods.filter((method) => method !== 'HEAD').join(' or ')}.`;
  throw new HttpError(405, 'method_not_allowed', message, { headers });
}

/** The response with the length of its body, which is in memory already; the listener would send it in chunks. */
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
    async (request, env) => {
      const bindings = env as HttpBindings;
      const response = await withLength(await app.fetch(request, bindings), request.method);
      await drainInEmulator(bindings.incoming);
      return response;
    },
    {
      overrideGlobalObjects: false,
      autoCleanupIncoming: false,
      errorHandler: () => new HttpError(400, 'invalid_request', 'Send a valid URL.').toResponse(),
    },
  );
  return async (request, response) => {
    response.removeHeader('X-Powered-By');
    leaveOpenInEmulator(request, response);
    await listener(request, response);
    dropRest(request);
  };
}

/** gRPC codes of a database that cannot be reached or has too much to do: the request is not at fault. */
const OUTAGES = [4, 8, 10, 14];

function unexpectedError(name: string, requestId: string, thrown: Error): HttpError {
  logError('request failed', { function: name, requestId, stack: scrub(thrown.stack ?? '') });
  const code = 'code' in thrown ? Number(thrown.code) : 0;
  if (thrown instanceof TimeoutError || OUTAGES.includes(code)) {
    return unavailable('This cannot be reached at the moment. Please try again.');
  }
  return new HttpError(500, 'internal', 'Something went wrong on our side. Please try again.');
}

type Answer<Arguments extends unknown[]> = (...values: Arguments) => Response | Promise<Response>;

type Load<Name extends string, Arguments extends unknown[]> = () => Promise<
  Record<Name, Answer<Arguments>>
>;

/**
 * Makes the routes of who has a right. The headers decide, then the right, before anything else is loaded; only then may the
 * handler ask for the body.
 * @param right what it gives, the handler gets; throws for others
 * @returns takes the module, imported at the first call, and the name of the handler in there
 */
const routesOf =
  <Who extends unknown[]>(right: (context: RequestContext) => Promise<Who> | Who) =>
  <Name extends string>(
    load: Load<Name, [RequestContext, ...Who]>,
    name: Name,
    rules: Partial<BodyRules> = {},
  ): Handler<Env> => {
    const body = { ...SMALL_JSON, ...rules };
    return async (c) => {
      const context = createContext(c.req.raw, c.env.incoming, c.var.requestId, body);
      c.set('context', context);
      if (context.method === 'POST') checkPost(context, c.env.incoming, body);
      const who = await right(context);
      return (await load())[name](context, ...who);
    };
  };

/** A route for everyone. */
export const forAll = routesOf<[]>(() => []);

/** A route for people with an account; 401 for others. */
export const forOwners = routesOf<[Account]>(async (context) => [await requireAccount(context)]);

/** A route for admins; 401 and 403 for others (`requireAdmin`). */
export const forAdmins = routesOf<[Account]>(async (context) => [await requireAdmin(context)]);

function checkPost(context: RequestContext, incoming: IncomingMessage, rules: BodyRules): void {
  const { type, header } = context;
  if (header('sec-fetch-site') === 'cross-site') {
    throw new HttpError(403, 'cross_site', 'This can only be sent from the site itself.');
  }
  checkAnnouncedLength(incoming, rules.maxBytes);
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(header('content-type'))?.[1];
  const encoding = header('content-encoding').toLowerCase();
  const readable =
    rules.types.includes(type) &&
    (charset === undefined || /^utf-?8$/i.test(charset)) &&
    (encoding === '' || encoding === 'identity');
  if (!readable) {
    const message = `Send ${rules.types.join(' or ')} as UTF-8, not compressed.`;
    throw new HttpError(415, 'unsupported_media_type', message);
  }
}
