import type { IncomingMessage } from 'node:http';
import { clientIp } from './client-ip.ts';
import { type BodyLimits, readBody } from './request-body.ts';

/** What a handler knows of one request. */
export interface RequestContext {
  method: string;
  /** Percent-encoded. */
  path: string;
  query: URLSearchParams;
  /** Media type in lower case without parameters, '' where none was sent. */
  type: string;
  /** Reads the body, once; errors as `readBody` of `request-body.ts`. A body that nobody asks for is never read. */
  readBody: () => Promise<Buffer>;
  /** The page's own id of the request, or a new one; in every log line and in the answer. */
  requestId: string;
  /** The sender's address, which the sender cannot choose; personal data, so it is never logged or stored. */
  clientIp: string;
  /** A header by its lower-case name, or ''. */
  header: (name: string) => string;
}

/**
 * The context of a request.
 * @param incoming the same request as Node has it, whose body is read
 */
export function createContext(
  request: Request,
  incoming: IncomingMessage,
  requestId: string,
  limits: BodyLimits,
): RequestContext {
  const header = (name: string): string => request.headers.get(name) ?? '';
  const { pathname, searchParams } = new URL(request.url);
  let body: Promise<Buffer> | undefined;
  return {
    method: request.method,
    path: pathname,
    query: searchParams,
    type: (header('content-type').split(';')[0] ?? '').trim().toLowerCase(),
    readBody: async () => (body ??= readBody(incoming, limits)),
    requestId,
    clientIp: clientIp(header('x-forwarded-for'), incoming.socket.remoteAddress ?? ''),
    header,
  };
}
